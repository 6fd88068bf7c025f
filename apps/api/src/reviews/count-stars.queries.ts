import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { series } from "../pujas/series.table.ts";
import { reviews } from "./reviews.table.ts";

/** Recounts the published stars of a series, which its cards and the sequence of its list use. */
export async function countStars(tx: Database, slug: string): Promise<void> {
  // Locked first: two counts at the same time would each miss the other's change.
  await tx.select({ slug: series.slug }).from(series).where(eq(series.slug, slug)).for("update");
  const [row] = await tx
    .select({
      sum: sql<number>`coalesce(sum(${reviews.stars}), 0)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.seriesSlug, slug), eq(reviews.state, "published")));
  await tx
    .update(series)
    .set({ ratingSum: row?.sum ?? 0, ratingCount: row?.count ?? 0 })
    .where(eq(series.slug, slug));
}
