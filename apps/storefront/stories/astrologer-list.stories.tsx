import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { astrologerListText } from "../src/lines/astrologer/list-text.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Astrologer list", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Many: Story = {
  ...at("/astro-guru/find", { themed: true }),
  play: shows(astrologerListText, ({ title }) => title({})),
};

export const NoneFound: Story = {
  ...at("/astro-guru/find?q=zzzz", {
    state: "empty",
    handlers: [http.get(paths.astrologers, say("astrologers-empty"))],
  }),
  play: shows(astrologerListText, ({ none }) => none),
};

const states = statesOfLoaded("/astro-guru/find", paths.astrologers, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
