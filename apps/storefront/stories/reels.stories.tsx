import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { reelsText } from "../src/features/content/reels/text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { answer } from "./answers.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows, showsAnswer } from "./page.tsx";

const meta = { ...page, title: "Pages/Reels", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Feed: Story = {
  ...at("/reels", { themed: true }),
  play: showsAnswer((language) => answer("reels", language).results.reels[0]?.title ?? ""),
};

export const Empty: Story = {
  ...at("/reels", {
    handlers: [
      http.get(
        paths.reels,
        say("reels", () => ({ reels: [] })),
      ),
    ],
  }),
  play: shows(reelsText, ({ none }) => none),
};

export const Coming: Story = {
  ...at("/reels", { from: "/auth", handlers: [http.get(paths.reels, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at("/reels", { handlers: [http.get(paths.reels, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at("/reels", { offline: true, handlers: [http.get(paths.reels, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};
