import type { Language } from "@aradhana/core/contract";
import { type ArticleText, articleCategories, articles } from "../../src/articles/articles.table.ts";
import { parseMarkdown, readingMinutes, textOf } from "../../src/articles/parse-markdown.ts";
import type { Database } from "../../src/db/database.ts";
import { searchColumnsOf } from "../../src/search/search-columns.ts";
import type { Text } from "../../src/text/text.ts";
import { articleAuthors } from "../articles/authors.ts";
import { articleCategories as categorySeeds } from "../articles/categories.ts";
import { coverOf } from "../articles/covers.ts";
import { type ArticleFile, readArticles } from "../articles/read-articles.ts";

/** Inserts the sample articles. Needs the puja series that they are about. */
export async function fillArticles(db: Database): Promise<void> {
  await db
    .insert(articleCategories)
    .values(categorySeeds.map(({ slug, name }, position) => ({ slug, name, position })));
  await db.insert(articles).values(readArticles().map(toRow));
}

function toRow({ slug, files }: { slug: string; files: Record<Language, ArticleFile> }) {
  const inBoth = (of: (file: ArticleFile) => string): Text => ({ en: of(files.en), hi: of(files.hi) });
  const { category, author, relatedPuja, publishedOn, updatedOn } = files.en.frontmatter;
  const title = inBoth(({ frontmatter }) => frontmatter.title);
  const excerpt = inBoth(({ frontmatter }) => frontmatter.description);
  const content = { en: toText(files.en), hi: toText(files.hi) };
  const texts = [...Object.values(excerpt), ...Object.values(content).map(({ body }) => textOf(body))];
  return {
    ...{ slug, category, title, excerpt, content },
    author: authorOf(author),
    cover: coverOf(slug),
    seriesSlug: relatedPuja ?? null,
    publishedAt: morningOf(publishedOn),
    revisedAt: morningOf(updatedOn),
    ...searchColumnsOf({ title: [Object.values(title)], other: texts }),
  } satisfies typeof articles.$inferInsert;
}

function toText({ frontmatter: { sources }, markdown }: ArticleFile): ArticleText {
  const body = parseMarkdown(markdown);
  return { markdown, body, readingMinutes: readingMinutes(body), sources: [...sources] };
}

function authorOf(slug: string) {
  const author = articleAuthors.find((each) => each.slug === slug);
  if (!author) throw new Error(`There is no author ${slug}.`);
  const { name, credentials, isSample } = author;
  return { name, credentials, isSample };
}

const morningOf = (day: string) => new Date(`${day}T09:00:00+05:30`);
