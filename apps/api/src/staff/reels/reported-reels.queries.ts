import type { ReelReportReason } from "@aradhana/core/contract";
import type { ReportedReel } from "@aradhana/core/staff";
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, min, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type ReelRow, reelReports, reels } from "../../reels/reels.table.ts";

const isOpen = isNull(reelReports.closedAt);

interface Listed {
  state: "reported" | "hidden";
  page: number;
  limit: number;
}

/** Shown reels that visitors reported, the longest waiting first; or the hidden ones, the latest first. */
export async function listReportedReels(db: Database, { state, page, limit }: Listed) {
  const ofReel = and(isOpen, eq(reelReports.reelSlug, reels.slug));
  const reported = exists(db.select({ one: sql`1` }).from(reelReports).where(ofReel));
  const matches =
    state === "hidden" ? isNotNull(reels.withdrawnAt) : and(isNull(reels.withdrawnAt), reported);
  const first = db
    .select({ at: min(reelReports.createdAt) })
    .from(reelReports)
    .where(ofReel);
  const rows = await db
    .select()
    .from(reels)
    .where(matches)
    .orderBy(state === "hidden" ? desc(reels.withdrawnAt) : asc(sql`(${first})`), asc(reels.slug))
    .limit(limit)
    .offset((page - 1) * limit);
  return { reported: await viewsOf(db, rows), total: await db.$count(reels, matches) };
}

/** Reels with what visitors reported of them and nobody has dealt with. */
export async function viewsOf(db: Database, rows: readonly ReelRow[]): Promise<ReportedReel[]> {
  const slugs = rows.map(({ slug }) => slug);
  const given = await db
    .select({
      ...{ slug: reelReports.reelSlug, reason: reelReports.reason },
      ...{ count: count(), first: min(reelReports.createdAt) },
    })
    .from(reelReports)
    .where(and(isOpen, inArray(reelReports.reelSlug, slugs)))
    .groupBy(reelReports.reelSlug, reelReports.reason);
  return rows.map(({ slug, title, film, publishedAt, withdrawnAt }) => {
    const own = given.filter((each) => each.slug === slug);
    const first = own.flatMap((each) => each.first ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
    return {
      ...{ id: slug, title, film, published_at: publishedAt.toISOString() },
      hidden_at: withdrawnAt?.toISOString() ?? null,
      reasons: own
        .map((each): { reason: ReelReportReason; count: number } => ({
          reason: each.reason,
          count: each.count,
        }))
        .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
      first_reported_at: first?.toISOString() ?? null,
    };
  });
}

/** Reads a reel, hidden or not, and locks it until the transaction ends. */
export async function lockReel(tx: Database, slug: string): Promise<ReelRow | undefined> {
  const [reel] = await tx.select().from(reels).where(eq(reels.slug, slug)).for("update");
  return reel;
}

/** Marks the reports of a reel as dealt with, and returns how many there were. */
export async function closeReports(tx: Database, slug: string, at: Date): Promise<number> {
  const isOfReel = and(isOpen, eq(reelReports.reelSlug, slug));
  const closed = await tx.$count(reelReports, isOfReel);
  // The caller has locked the reel: no report comes in between.
  if (closed > 0) await tx.update(reelReports).set({ closedAt: at }).where(isOfReel);
  return closed;
}

/** Hides a reel, or shows it again. */
export async function setHidden(tx: Database, slug: string, withdrawnAt: Date | null): Promise<void> {
  await tx.update(reels).set({ withdrawnAt }).where(eq(reels.slug, slug));
}
