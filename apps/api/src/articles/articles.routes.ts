import {
  type Article,
  type ArticleListing,
  article,
  articleByIdQuery,
  articleListing,
  articleListingQuery,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import { readIdsOnSale } from "../catalogue/listing.queries.ts";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import type { Database } from "../db/database.ts";
import { defineError } from "../errors/app-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { type View, viewOf } from "../http/view.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import { searchReader } from "../search/search-reader.ts";
import { toArticleCard, toArticleText } from "./article-view.ts";
import {
  countByCategory,
  readArticle,
  readArticleCards,
  readNextArticles,
  readWithdrawnCategory,
} from "./articles.queries.ts";

/** The number of articles to read next. */
const NEXT = 3;

const articleNotFound = defineError({
  code: "blog.not_found",
  status: 404,
  message: "This article does not exist, or is no longer published.",
});

/** The routes of the articles. */
export function articlesRoutes(parts: CatalogueParts) {
  const { db, clock, sendCached } = parts;
  const { find } = searchReader(parts, ["article"]);
  return new Hono<AppEnv>()
    .get(
      "/getBlogs",
      documented({ tag: "articles", summary: "A page of the articles", results: articleListing }),
      validated("query", articleListingQuery),
      (c) => {
        const query = c.req.valid("query");
        const { category, q, page, limit, lang } = query;
        return sendCached(c, query, async () => {
          const found = q ? await find(q) : undefined;
          const [cards, categories] = await Promise.all([
            readArticleCards(db, { category, found }, { limit, offset: (page - 1) * limit }),
            countByCategory(db, found),
          ]);
          const counted = categories.filter(({ slug }) => category === undefined || slug === category);
          const results: ArticleListing = {
            blogs: cards.map((card) => toArticleCard(card, lang)),
            categories: categories.map(({ slug, name, count }) => ({
              value: slug,
              label: name[lang],
              count,
            })),
          };
          const total = counted.reduce((sum, { count }) => sum + count, 0);
          return { results, meta: { page, limit, total } };
        });
      },
    )
    .get(
      "/blogById",
      documented({
        tag: "articles",
        summary: "An article",
        results: article,
        errorResponses: [articleNotFound],
      }),
      validated("query", articleByIdQuery),
      (c) => {
        const query = c.req.valid("query");
        const { slug, lang } = query;
        return sendCached(c, query, async () => {
          const row = await readArticle(db, slug);
          if (!row) throw articleNotFound({ details: { category: await readWithdrawnCategory(db, slug) } });
          const view = viewOf(query, clock());
          const [related, more] = await Promise.all([
            row.seriesSlug ? readNextPuja(db, row.seriesSlug, view) : [],
            readNextArticles(db, row, NEXT),
          ]);
          const results: Article = {
            ...toArticleCard(row, lang),
            ...toArticleText(row, lang),
            related,
            more: more.map((card) => toArticleCard(card, lang)),
          };
          return { results };
        });
      },
    );
}

/** The next bookable date of a series, if there is one. */
async function readNextPuja(db: Database, series: string, view: View) {
  const page = { sort: "soonest", limit: 1, offset: 0 } as const;
  return datedLineOf.pooja.readCards(
    db,
    await readIdsOnSale(db, datedLineOf.pooja, { series: [series] }, view, page),
    view,
  );
}
