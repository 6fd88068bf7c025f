import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect } from "storybook/test";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows } from "./page.tsx";

const meta = { ...page, title: "Pages/Home", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Full: Story = { ...at("/"), play: shows(/pujas/i) };

/** The first visit to a host of plain files: nothing of the page is there yet. */
export const Loading: Story = {
  ...at("/", { handlers: [http.get(paths.home, wait)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Loading Aradhana" })).toBeVisible();
  },
};

/** Gone to from another page, its places are drawn at once. */
export const Coming: Story = {
  ...at("/", { from: "/auth", handlers: [http.get(paths.home, wait)] }),
  play: isComing,
};

export const Empty: Story = {
  ...at("/", {
    handlers: [
      http.get(
        paths.home,
        say("home", (home) => ({ ...home, banners: [], sections: [], notices: [] })),
      ),
    ],
  }),
  play: shows("Pujas at real temples, in your name"),
};

export const Failed: Story = {
  ...at("/", { handlers: [http.get(paths.home, refuse(500, "internal"))] }),
  play: shows("Oops! Something went wrong."),
};

export const Offline: Story = {
  ...at("/", { offline: true, handlers: [http.get(paths.home, lose)] }),
  play: shows("No connection"),
};
