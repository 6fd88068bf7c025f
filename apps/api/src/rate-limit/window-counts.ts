import { inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rateWindows } from "./rate-windows.table.ts";

/** What is counted in windows of one length, for all processes together. */
export function windowCounts(name: string, windowMs: number) {
  const bucketOf = (caller: string, at: Date) => `${name}/${caller}/${Math.floor(at.getTime() / windowMs)}`;
  const endOf = (at: Date) => new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs);
  return {
    /** The counts of the window of `at`, in the sequence of the callers. */
    async read(db: Database, callers: readonly string[], at: Date): Promise<number[]> {
      const buckets = callers.map((caller) => bucketOf(caller, at));
      const rows = await db.select().from(rateWindows).where(inArray(rateWindows.bucket, buckets));
      return buckets.map((bucket) => rows.find((row) => row.bucket === bucket)?.taken ?? 0);
    },
    /** Adds one for each caller, and returns the new counts in the sequence of the callers. */
    async add(db: Database, callers: readonly string[], at: Date): Promise<number[]> {
      const buckets = callers.map((caller) => bucketOf(caller, at));
      if (buckets.length === 0) return [];
      const rows = await db
        .insert(rateWindows)
        // In one sequence for all transactions, to avoid deadlocks.
        .values(buckets.toSorted().map((bucket) => ({ bucket, taken: 1, endsAt: endOf(at) })))
        .onConflictDoUpdate({
          target: rateWindows.bucket,
          set: { taken: sql`${rateWindows.taken} + 1` },
        })
        .returning();
      return buckets.map((bucket) => rows.find((row) => row.bucket === bucket)?.taken ?? 0);
    },
  };
}
