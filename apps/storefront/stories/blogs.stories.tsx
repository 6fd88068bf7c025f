import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { articlesText } from "../src/features/content/articles/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, refuse, say } from "./handlers.ts";
import { at, page, shows, showsAnswer } from "./page.tsx";
import { statesOfLoaded } from "./screen-states.ts";

const meta = { ...page, title: "Pages/Blogs", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const List: Story = {
  ...at("/blogs", { themed: true }),
  play: showsAnswer((language) => answer("blogs", language).results.blogs[0]?.title ?? ""),
};

export const NoneFound: Story = {
  ...at("/blogs?q=zzzz", { state: "empty", handlers: [http.get(paths.blogs, say("blogs-empty"))] }),
  play: shows(articlesText, ({ none }) => none),
};

const states = statesOfLoaded("/blogs", paths.blogs, { looks: ["loading"] });
export const Coming: Story = states.loading;
export const Failed: Story = states.error;
export const Offline: Story = states.offline;

export const Article: Story = {
  ...at(addresses.article, { themed: true }),
  play: showsAnswer((language) => answer("blog", language).results.title),
};

/** It was removed: others take its place. */
export const Gone: Story = {
  ...at(addresses.article, {
    state: "gone",
    handlers: [http.get(paths.blog, refuse(404, "blog.not_found"))],
  }),
  play: shows(articlesText, ({ gone }) => gone),
};
