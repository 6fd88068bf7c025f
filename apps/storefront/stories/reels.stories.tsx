import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { reelsText } from "../src/features/content/reels/text.ts";
import { answer } from "./answers.ts";
import { paths, say } from "./handlers.ts";
import { at, page, shows, showsAnswer } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Reels", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Feed: Story = {
  ...at("/reels", { themed: true }),
  play: showsAnswer((language) => answer("reels", language).results.reels[0]?.title ?? ""),
};

export const Empty: Story = {
  ...at("/reels", {
    state: "empty",
    handlers: [
      http.get(
        paths.reels,
        say("reels", () => ({ reels: [] })),
      ),
    ],
  }),
  play: shows(reelsText, ({ none }) => none),
};

const states = statesOfLoaded("/reels", paths.reels, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;
