import type { ArticleBlock, Language } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, timestamps } from "../db/columns.ts";
import { series } from "../pujas/series.table.ts";
import { foldedColumns } from "../search/search-columns.ts";
import type { Text } from "../text/text.ts";

/** The article in one language. */
export type ArticleText = {
  /** Markdown, as the author wrote it. */
  markdown: string;
  /** The same, parsed by `parseMarkdown`. */
  body: ArticleBlock[];
  readingMinutes: number;
  sources: { title: string; url?: string | undefined }[];
};

export const articleCategories = pgTable("article_categories", {
  slug: text().primaryKey(),
  name: jsonb().$type<Text>().notNull(),
  position: integer().notNull(),
});

export const articles = pgTable(
  "articles",
  {
    slug: text().primaryKey(),
    category: text()
      .notNull()
      .references(() => articleCategories.slug),
    title: jsonb().$type<Text>().notNull(),
    excerpt: jsonb().$type<Text>().notNull(),
    author: jsonb().$type<{ name: Text; credentials: Text; isSample: boolean }>().notNull(),
    cover: jsonb().$type<{ name: string; alt: Text }>().notNull(),
    content: jsonb().$type<Readonly<Record<Language, ArticleText>>>().notNull(),
    /** The puja that it is about. */
    seriesSlug: text().references(() => series.slug),
    publishedAt: instant().notNull(),
    /** The date of the last revision that the page shows; `updatedAt` is that of the row. */
    revisedAt: instant().notNull(),
    /** When it was removed; null while it can be read. */
    withdrawnAt: instant(),
    /** Folded words of title, excerpt and text in both languages; a trigger adds them to `searchEntries`. */
    titleWords: text().notNull(),
    searchWords: text().notNull(),
    ...foldedColumns(),
    ...timestamps,
  },
  (table) => [
    index("articles_newest_idx").on(table.publishedAt.desc(), table.slug).where(sql`withdrawn_at is null`),
    index("articles_category_idx").on(table.category),
  ],
);

export type ArticleRow = typeof articles.$inferSelect;
