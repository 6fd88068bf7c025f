import {
  type Article,
  type ArticleCard,
  articleBlock,
  articleSource,
  type Language,
} from "@aradhana/core/contract";
import * as v from "valibot";
import { inLanguage } from "../text/text.ts";
import type { ArticleCardRow } from "./articles.queries.ts";
import type { ArticleText } from "./articles.table.ts";

/** An article in a list, in one language. */
export function toArticleCard(row: ArticleCardRow, language: Language): ArticleCard {
  const text = inLanguage(language);
  const { slug, author, cover, category, publishedAt, revisedAt } = row;
  return {
    ...{ id: slug, slug, language, title: text(row.title), excerpt: text(row.excerpt) },
    author: { name: text(author.name), credentials: text(author.credentials), is_sample: author.isSample },
    cover: { name: cover.name, alt: text(cover.alt) },
    tags: [{ slug: category.slug, name: text(category.name) }],
    reading_minutes: row.minutes[language],
    published_at: publishedAt.toISOString(),
    updated_at: revisedAt.toISOString(),
  };
}

/** The text of an article. Its links are checked again, since the row may have been changed by other means. */
export function toArticleText(
  row: Pick<ArticleCardRow, "title"> & { content: Readonly<Record<Language, ArticleText>> },
  language: Language,
): Pick<Article, "body" | "sources" | "translations"> {
  const { body, sources } = row.content[language];
  return {
    body: v.parse(v.array(articleBlock), body),
    sources: v.parse(v.array(articleSource), sources),
    translations: (["en", "hi"] as const)
      .filter((other) => other !== language)
      .map((other) => ({ language: other, title: row.title[other] })),
  };
}
