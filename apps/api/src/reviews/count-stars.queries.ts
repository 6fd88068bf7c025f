import type { ReviewedType } from "@aradhana/core/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import { reviews } from "./reviews.table.ts";

/** Recounts the published stars of a puja or product, which its cards and the sequence of its list use. */
export async function countStars(
  tx: Database,
  { type, slug }: { type: ReviewedType; slug: string },
): Promise<void> {
  const table = lines[type].reviews?.rated;
  if (!table) return;
  // Locked first: two counts at the same time would each miss the other's change.
  await tx.select({ slug: table.slug }).from(table).where(eq(table.slug, slug)).for("update");
  const [row] = await tx
    .select({
      sum: sql<number>`coalesce(sum(${reviews.stars}), 0)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.type, type), eq(reviews.slug, slug), eq(reviews.state, "published")));
  await tx
    .update(table)
    .set({ ratingSum: row?.sum ?? 0, ratingCount: row?.count ?? 0 })
    .where(eq(table.slug, slug));
}
