import { and, asc, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { toSearch } from "../catalogue/listing.rules.ts";
import type { Database } from "../db/database.ts";
import { foldQuery } from "../search/fold-words.ts";
import { isFound, rankOf } from "../search/search-entries.queries.ts";
import { searchEntries } from "../search/search-entries.table.ts";
import { articleCategories, articles } from "./articles.table.ts";

/** Which articles are listed. */
export type ArticleFilters = { category?: string | undefined; q?: string | undefined };

const { slug, title, excerpt, author, cover, content, publishedAt, revisedAt, seriesSlug } = articles;
const category = { slug: articleCategories.slug, name: articleCategories.name };
const cardColumns = {
  ...{ slug, title, excerpt, author, cover, publishedAt, revisedAt, category },
  minutes: {
    en: sql<number>`(${content} #>> '{en,readingMinutes}')::int`,
    hi: sql<number>`(${content} #>> '{hi,readingMinutes}')::int`,
  },
};

/** A page of the articles: the best matches of a search first, otherwise the newest. */
export function readArticleCards(
  db: Database,
  { category: requested, q }: ArticleFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  const search = searchOf(q);
  const rank = db
    .select({ rank: rankOf(search ?? "") })
    .from(searchEntries)
    .where(and(eq(searchEntries.kind, "article"), eq(searchEntries.id, slug)));
  return db
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.slug, articles.category))
    .where(and(isReadable(search), requested === undefined ? undefined : eq(articles.category, requested)))
    .orderBy(...(search === undefined ? [] : [desc(sql`(${rank})`)]), desc(publishedAt), asc(slug))
    .limit(limit)
    .offset(offset);
}

export type ArticleCardRow = Awaited<ReturnType<typeof readArticleCards>>[number];

/** Every category with the number of its articles that match the search. */
export const countByCategory = (db: Database, q: string | undefined) =>
  db
    .select({
      ...category,
      count: db.$count(articles, and(eq(articles.category, category.slug), isReadable(searchOf(q)))),
    })
    .from(articleCategories)
    .orderBy(asc(articleCategories.position));

/** An article that can be read, with its text. */
export async function readArticle(db: Database, requested: string) {
  const [row] = await db
    .select({ ...cardColumns, content, seriesSlug })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.slug, articles.category))
    .where(and(eq(slug, requested), isReadable()));
  return row;
}

/** Other articles to read next: of the same category first, then the newest. */
export const readNextArticles = (
  db: Database,
  { slug: current, category: { slug: own } }: ArticleCardRow,
  limit: number,
) =>
  db
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.slug, articles.category))
    .where(and(isReadable(), ne(slug, current)))
    .orderBy(desc(eq(articles.category, own)), desc(publishedAt), asc(slug))
    .limit(limit);

const searchOf = (q: string | undefined) => (q ? toSearch(foldQuery(q)) : undefined);

/** An empty search, of a text without words, matches nothing. */
const isReadable = (search?: string): SQL | undefined =>
  and(
    isNull(articles.withdrawnAt),
    search === undefined
      ? undefined
      : sql`${slug} in (select ${searchEntries.id} from ${searchEntries} where ${isFound("article", search)})`,
  );
