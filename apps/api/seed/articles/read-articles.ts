import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@aradhana/core/contract";
import * as v from "valibot";
import { parse } from "yaml";
import { type ArticleFrontmatter, frontmatterSchema } from "./frontmatter-schema.ts";

/** An article in one language, as it was written. */
export type ArticleFile = { frontmatter: ArticleFrontmatter; markdown: string };

const folder = new URL("./", import.meta.url);

/** The sample articles in both languages, by slug. */
export const readArticles = (): { slug: string; files: Record<Language, ArticleFile> }[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => ({ slug, files: { en: readFile(slug, "en"), hi: readFile(slug, "hi") } }));

function readFile(slug: string, language: Language): ArticleFile {
  const { frontmatter, markdown } = splitArticle(
    readFileSync(new URL(`${slug}/${language}.md`, folder), "utf8"),
  );
  return { frontmatter: v.parse(frontmatterSchema, frontmatter), markdown };
}

/** The frontmatter of an article, not validated yet, and its Markdown. */
export function splitArticle(text: string): { frontmatter: unknown; markdown: string } {
  const [, yaml = "", markdown = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { frontmatter: parse(yaml), markdown };
}
