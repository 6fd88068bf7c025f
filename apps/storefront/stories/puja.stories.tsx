import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { shellText } from "../src/shared/shell-text/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows, showsAnswer } from "./page.tsx";

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

export const Coming: Story = {
  ...at(addresses.puja, { from: "/auth", handlers: [http.get(paths.pooja, wait)] }),
  play: isComing,
};

export const Gone: Story = {
  ...at(addresses.puja, { handlers: [http.get(paths.pooja, refuse(404, "pooja.not_found"))] }),
  play: shows(shellText, ({ gone }) => gone.heading),
};

export const Failed: Story = {
  ...at(addresses.puja, { handlers: [http.get(paths.pooja, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at(addresses.puja, { offline: true, handlers: [http.get(paths.pooja, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
