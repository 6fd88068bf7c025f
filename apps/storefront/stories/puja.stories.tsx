import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, say } from "./handlers.ts";
import { at, page, showsAnswer } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Puja", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const title = (language: string) => answer("pooja", language).results.title;

export const Full: Story = { ...at(addresses.puja, { themed: true }), play: showsAnswer(title) };

/** One package, no add-ons, nobody's words yet: what a puja shows at least. */
export const Little: Story = {
  ...at(addresses.puja, {
    handlers: [
      http.get(
        paths.pooja,
        say("pooja", (puja) => ({ ...puja, packages: puja.packages.slice(0, 1), addons: [], faqs: [] })),
      ),
    ],
  }),
  play: showsAnswer(title),
};

/** Its bookings are closed. */
export const Closed: Story = {
  ...at(addresses.puja, {
    handlers: [
      http.get(
        paths.pooja,
        say("pooja", (puja) => ({ ...puja, status: "closed" })),
      ),
    ],
  }),
  play: showsAnswer(title),
};

const states = statesOfLoaded(addresses.puja, paths.pooja, { looks: ["loading", "gone"] });
export const Coming: Story = states.loading;
export const Gone: Story = states.gone;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
