import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { pujaListText } from "../src/lines/puja/list-text.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Puja list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/online-puja", { themed: true }),
  play: shows(pujaListText, ({ title }) => title({})),
};

export const One: Story = {
  ...at("/online-puja", {
    handlers: [
      http.get(
        paths.listing,
        say("listing", (listing) => ({ ...listing, pujas: listing.pujas.slice(0, 1) }), { total: 1 }),
      ),
    ],
  }),
  play: shows(pujaListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/online-puja?temple=none", {
    state: "empty",
    handlers: [http.get(paths.listing, say("listing-empty"))],
  }),
  play: shows(pujaListText, ({ none }) => none),
};

const states = statesOfLoaded("/online-puja", paths.listing, { looks: ["loading", "error", "offline"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
