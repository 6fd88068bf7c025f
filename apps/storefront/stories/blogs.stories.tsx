import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { articlesText } from "../src/features/content/articles/text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { lose, paths, refuse, say, wait } from "./handlers.ts";
import { at, isComing, page, shows, showsAnswer } from "./page.tsx";

const meta = { ...page, title: "Pages/Blogs", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const List: Story = {
  ...at("/blogs", { themed: true }),
  play: showsAnswer((language) => answer("blogs", language).results.blogs[0]?.title ?? ""),
};

export const NoneFound: Story = {
  ...at("/blogs?q=zzzz", { handlers: [http.get(paths.blogs, say("blogs-empty"))] }),
  play: shows(articlesText, ({ none }) => none),
};

export const Coming: Story = {
  ...at("/blogs", { from: "/auth", handlers: [http.get(paths.blogs, wait)] }),
  play: isComing,
};

export const Failed: Story = {
  ...at("/blogs", { handlers: [http.get(paths.blogs, refuse(500, "internal"))] }),
  play: shows(shellText, ({ failed }) => failed.heading),
};

export const Offline: Story = {
  ...at("/blogs", { offline: true, handlers: [http.get(paths.blogs, lose)] }),
  play: shows(shellText, ({ unreachable }) => unreachable.heading),
};

export const Article: Story = {
  ...at(addresses.article, { themed: true }),
  play: showsAnswer((language) => answer("blog", language).results.title),
};

/** It was removed: others take its place. */
export const Gone: Story = {
  ...at(addresses.article, { handlers: [http.get(paths.blog, refuse(404, "blog.not_found"))] }),
  play: shows(articlesText, ({ gone }) => gone),
};
