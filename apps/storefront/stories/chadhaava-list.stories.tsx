import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { chadhaavaListText } from "../src/lines/chadhaava/list-text.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Chadhava list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/chadhaava", { themed: true }),
  play: shows(chadhaavaListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/chadhaava?temple=none", {
    state: "empty",
    handlers: [http.get(paths.chadhaavas, say("chadhaava-listing-empty"))],
  }),
  play: shows(chadhaavaListText, ({ none }) => none),
};

const states = statesOfLoaded("/chadhaava", paths.chadhaavas, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
