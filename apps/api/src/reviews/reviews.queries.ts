import type { PageReviews, Review, ReviewedType, ReviewSummary } from "@aradhana/core/contract";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "../db/built-once.ts";
import type { Database } from "../db/database.ts";
import { series } from "../pujas/series.table.ts";
import { readPhotos } from "./review-photos.queries.ts";
import { toReview } from "./reviews.rules.ts";
import { reviews } from "./reviews.table.ts";

const published = eq(reviews.state, "published");

const REVIEWS_SHOWN = 6;

/** What is reviewed; without a slug everything of its type. */
export interface Reviewed {
  type: ReviewedType;
  slug?: string | undefined;
}

/** Whose reviews a query reads; their type and slug are bound when it runs. */
type Scope = "all" | "type" | "slug";

const scopeOf = (reviewed: Reviewed | undefined): Scope =>
  reviewed ? (reviewed.slug === undefined ? "type" : "slug") : "all";

const publishedOf = (scope: Scope): SQL | undefined =>
  and(
    scope === "all" ? undefined : eq(reviews.type, sql.placeholder("type")),
    scope === "slug" ? eq(reviews.slug, sql.placeholder("slug")) : undefined,
    published,
  );

/** Creates a function that builds the query of each scope once. */
function builtOncePerScope<Query>(build: (db: Database, scope: Scope) => Query) {
  const of = (scope: Scope) => builtOnce((db) => build(db, scope));
  const queries = { all: of("all"), type: of("type"), slug: of("slug") };
  return (db: Database, reviewed?: Reviewed) => queries[scopeOf(reviewed)](db);
}

const pageQuery = builtOncePerScope((db, scope) =>
  db
    .select()
    .from(reviews)
    .where(publishedOf(scope))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(""),
);

const starsQuery = builtOncePerScope((db, scope) =>
  db
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(publishedOf(scope))
    .groupBy(reviews.stars)
    .prepare(""),
);

/** A page of the published reviews with their photos, the newest first. */
export async function readReviews(
  db: Database,
  reviewed: Reviewed,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Review[]> {
  const rows = await pageQuery(db, reviewed).execute({ ...reviewed, limit, offset });
  const photosOf = await readPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toReview(row, photosOf.get(row.id)));
}

/** What the page of a puja or of goods shows. */
export async function readPageReviews(db: Database, reviewed: Reviewed): Promise<PageReviews> {
  const [items, summary] = await Promise.all([
    readReviews(db, reviewed, { limit: REVIEWS_SHOWN }),
    readReviewSummary(db, reviewed),
  ]);
  return { ...summary, items };
}

/** The newest published review of each of the most recently reviewed series, with the title of its puja. */
export async function readNewestReviews(db: Database, limit: number) {
  const newest = db
    .selectDistinctOn([reviews.slug], { id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.type, "pooja"), published))
    .orderBy(reviews.slug, desc(reviews.createdAt), asc(reviews.id))
    .as("newest");
  return db
    .select({ review: reviews, title: series.title })
    .from(newest)
    .innerJoin(reviews, eq(reviews.id, newest.id))
    .innerJoin(series, eq(series.slug, reviews.slug))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(limit);
}

/** The average and histogram of all published reviews, or of some. */
export async function readReviewSummary(db: Database, reviewed?: Reviewed): Promise<ReviewSummary> {
  const rows = await starsQuery(db, reviewed).execute({ ...reviewed });
  const histogram = [5, 4, 3, 2, 1].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
  const count = histogram.reduce((sum, each) => sum + each, 0);
  const stars = histogram.reduce((sum, each, index) => sum + each * (5 - index), 0);
  return { avg: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, count, histogram };
}
