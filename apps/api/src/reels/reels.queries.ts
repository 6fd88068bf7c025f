import type { ReelReportReason } from "@aradhana/core/contract";
import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { FeedPlace } from "./feed-cursor.rules.ts";
import { reelLikes, reelReports, reels } from "./reels.table.ts";

/** The reels after a place, newest first. */
export const readReels = (db: Database, after: FeedPlace | undefined, limit: number, without = "") =>
  db
    .select()
    .from(reels)
    .where(
      and(
        isNull(reels.withdrawnAt),
        ne(reels.slug, without),
        after &&
          sql`(${reels.publishedAt} < ${after.at} or (${reels.publishedAt} = ${after.at} and ${reels.slug} > ${after.slug}))`,
      ),
    )
    .orderBy(desc(reels.publishedAt), asc(reels.slug))
    .limit(limit);

/** A reel that can be seen. */
export async function findReel(db: Database, slug: string) {
  const [reel] = await db
    .select()
    .from(reels)
    .where(and(eq(reels.slug, slug), isNull(reels.withdrawnAt)));
  return reel;
}

interface Like {
  slug: string;
  sessionHash: string;
  liked: boolean;
  at: Date;
}

/** Stores or removes the like of a browser and returns the likes of the reel; undefined if there is no such reel. */
export const setLike = (db: Database, { slug, sessionHash, liked, at }: Like): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    // Locks the reel, so that its count matches its rows when several visitors like it at once.
    const [reel] = await tx
      .select({ likes: reels.likes })
      .from(reels)
      .where(and(eq(reels.slug, slug), isNull(reels.withdrawnAt)))
      .for("update");
    if (!reel) return undefined;
    const own = and(eq(reelLikes.reelSlug, slug), eq(reelLikes.sessionHash, sessionHash));
    const changed = liked
      ? await tx
          .insert(reelLikes)
          .values({ reelSlug: slug, sessionHash, createdAt: at })
          .onConflictDoNothing()
          .returning({ slug: reelLikes.reelSlug })
      : await tx.delete(reelLikes).where(own).returning({ slug: reelLikes.reelSlug });
    const likes = reel.likes + changed.length * (liked ? 1 : -1);
    if (changed.length > 0) await tx.update(reels).set({ likes }).where(eq(reels.slug, slug));
    return likes;
  });

interface Report {
  slug: string;
  sessionHash: string;
  reason: ReelReportReason;
  at: Date;
}

/** Stores what a browser reports of a reel, once for each reel. */
export const storeReport = (db: Database, { slug, sessionHash, reason, at }: Report) =>
  db.insert(reelReports).values({ reelSlug: slug, sessionHash, reason, createdAt: at }).onConflictDoNothing();
