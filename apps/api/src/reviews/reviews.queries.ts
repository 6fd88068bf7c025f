import type { ReviewSummary } from "@aradhana/core/contract";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { series } from "../pujas/series.table.ts";
import { reviews } from "./reviews.table.ts";

const published = eq(reviews.state, "published");

/** The newest published reviews of a series. */
export const readReviews = (db: Database, seriesSlug: string, limit: number) =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.seriesSlug, seriesSlug), published))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(limit);

/** The newest published review of each of the most recently reviewed series, with the title of its puja. */
export async function readNewestReviews(db: Database, limit: number) {
  const newest = db
    .selectDistinctOn([reviews.seriesSlug], { id: reviews.id })
    .from(reviews)
    .where(published)
    .orderBy(reviews.seriesSlug, desc(reviews.createdAt), asc(reviews.id))
    .as("newest");
  return db
    .select({ review: reviews, title: series.title })
    .from(newest)
    .innerJoin(reviews, eq(reviews.id, newest.id))
    .innerJoin(series, eq(series.slug, reviews.seriesSlug))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(limit);
}

/** The average and histogram of all published reviews, or of one series. */
export async function readReviewSummary(db: Database, seriesSlug?: string): Promise<ReviewSummary> {
  const ofSeries: SQL | undefined = seriesSlug === undefined ? undefined : eq(reviews.seriesSlug, seriesSlug);
  const rows = await db
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(published, ofSeries))
    .groupBy(reviews.stars);
  const histogram = [5, 4, 3, 2, 1].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
  const count = histogram.reduce((sum, each) => sum + each, 0);
  const stars = histogram.reduce((sum, each, index) => sum + each * (5 - index), 0);
  return { avg: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, count, histogram };
}
