import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, timestamps } from "../db/columns.ts";
import type { Text } from "../text/text.ts";

/** What a reel leads to: the slug of a puja series or an article, or the id of a product. */
export type StoredReelLink = { type: "pooja" | "abhimantrit" | "blog"; id: string };

/** Short upright films. */
export const reels = pgTable(
  "reels",
  {
    slug: text().primaryKey(),
    title: jsonb().$type<Text>().notNull(),
    /** What the poster shows. */
    alt: jsonb().$type<Text>().notNull(),
    /** The name of its files and of its poster. */
    film: text().notNull(),
    startSeconds: integer().notNull().default(0),
    durationSeconds: integer().notNull(),
    link: jsonb().$type<StoredReelLink>(),
    /** The number of rows in `reelLikes`, changed in the same statement. */
    likes: integer().notNull().default(0),
    publishedAt: instant().notNull(),
    /** When it was removed; null while it can be seen. */
    withdrawnAt: instant(),
    ...timestamps,
  },
  (table) => [index("reels_newest_idx").on(table.publishedAt.desc().nullsFirst(), table.slug)],
);

export type ReelRow = typeof reels.$inferSelect;

/** One like of a browser. */
export const reelLikes = pgTable(
  "reel_likes",
  {
    reelSlug: text()
      .notNull()
      .references(() => reels.slug, { onDelete: "cascade" }),
    /** The keyed hash of the browser's session. */
    sessionHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reelSlug, table.sessionHash] })],
);

/** What visitors found wrong with a reel; staff read it. */
export const reelReports = pgTable(
  "reel_reports",
  {
    reelSlug: text()
      .notNull()
      .references(() => reels.slug, { onDelete: "cascade" }),
    sessionHash: text().notNull(),
    reason: text({ enum: ["wrong", "offensive", "copied", "broken"] }).notNull(),
    createdAt: instant().notNull(),
    /** When somebody of the staff had looked at it. */
    closedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.reelSlug, table.sessionHash] })],
);
