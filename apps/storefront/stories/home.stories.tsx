import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect } from "storybook/test";
import { homeText } from "../src/features/content/home/text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { answer } from "./answers.ts";
import { paths, say, wait } from "./handlers.ts";
import { at, page, shows, showsAnswer, wordsOf } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Home", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The row of pujas that comes first. */
const firstRow = (language: string) =>
  answer("home", language).results.sections.find(({ type }) => type === "pujas")?.title ?? "";

export const Full: Story = { ...at("/", { themed: true }), play: showsAnswer(firstRow) };

/** The first visit to a host of plain files: nothing of the page is there yet. */
export const Loading: Story = {
  ...at("/", { state: "loading", handlers: [http.get(paths.home, wait)] }),
  play: async (context) => {
    const { loading } = await wordsOf(shellText, context);
    await expect(await context.canvas.findByRole("img", { name: loading })).toBeVisible();
  },
};

/** Gone to from another page, its places are drawn at once. */
const states = statesOfLoaded("/", paths.home, { looks: ["loading"] });
export const Coming: Story = states.loading;

export const Empty: Story = {
  ...at("/", {
    state: "empty",
    handlers: [
      http.get(
        paths.home,
        say("home", (home) => ({ ...home, banners: [], sections: [], notices: [] })),
      ),
    ],
  }),
  play: shows(homeText, ({ headline }) => headline),
};

export const Failed: Story = states.error;
export const Offline: Story = states.offline;
