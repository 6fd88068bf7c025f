import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { FoundEntry } from "../search/find-entries.queries.ts";
import { articleCategories, articles } from "./articles.table.ts";

/** Which articles are listed. */
export type ArticleFilters = {
  category?: string | undefined;
  /** What a search found; undefined without a search. */
  found?: readonly FoundEntry[] | undefined;
};

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
  { category: requested, found }: ArticleFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.slug, articles.category))
    .where(and(isReadable(found), requested === undefined ? undefined : eq(articles.category, requested)))
    .orderBy(...(found ? [desc(rankIn(found))] : []), desc(publishedAt), asc(slug))
    .limit(limit)
    .offset(offset);
}

export type ArticleCardRow = Awaited<ReturnType<typeof readArticleCards>>[number];

/** Every category with the number of its articles that match the search. */
export const countByCategory = (db: Database, found: ArticleFilters["found"]) =>
  db
    .select({
      ...category,
      count: db.$count(articles, and(eq(articles.category, category.slug), isReadable(found))),
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

/** The category of an article that was withdrawn. */
export async function readWithdrawnCategory(db: Database, requested: string) {
  const [row] = await db
    .select({ category: articles.category })
    .from(articles)
    .where(and(eq(slug, requested), isNotNull(articles.withdrawnAt)));
  return row?.category;
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

const isReadable = (found?: ArticleFilters["found"]): SQL | undefined =>
  and(
    isNull(articles.withdrawnAt),
    found &&
      inArray(
        slug,
        found.map(({ id }) => id),
      ),
  );

const rankIn = (found: readonly FoundEntry[]): SQL =>
  sql`(select rank from unnest(${sql.param(found.map(({ id }) => id))}::text[],
    ${sql.param(found.map(({ rank }) => rank))}::real[]) as match(id, rank) where match.id = ${slug})`;
