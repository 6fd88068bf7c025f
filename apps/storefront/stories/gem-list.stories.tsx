import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { gemListText } from "../src/lines/gemstone/list-text.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Gemstone list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/gemstones", { themed: true }),
  play: shows(gemListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/gemstones?q=zzzz", { state: "empty", handlers: [http.get(paths.gems, say("gem-listing-empty"))] }),
  play: shows(gemListText, ({ none }) => none),
};

const states = statesOfLoaded("/gemstones", paths.gems, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
