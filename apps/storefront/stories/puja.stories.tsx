import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Puja", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const { title } = answer("pooja").results;

export const Full: Story = { ...at(addresses.puja), play: shows(title) };

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
  play: shows(title),
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
  play: shows(title),
};

export const Coming: Story = {
  ...at(addresses.puja, { from: "/auth", handlers: [http.get(paths.pooja, wait)] }),
  play: isComing,
};

export const Gone: Story = {
  ...at(addresses.puja, { handlers: [http.get(paths.pooja, refuse(404, "pooja.not_found"))] }),
  play: shows("This page is not here any more"),
};

export const Failed: Story = {
  ...at(addresses.puja, { handlers: [http.get(paths.pooja, refuse(500, "internal"))] }),
  play: shows("Oops! Something went wrong."),
};

export const Offline: Story = {
  ...at(addresses.puja, { offline: true, handlers: [http.get(paths.pooja, lose)] }),
  play: shows("No connection"),
};
