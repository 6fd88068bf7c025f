import type { ReviewRemoval } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import { orderItems } from "../orders/orders.table.ts";
import { series } from "../pujas/series.table.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: text().primaryKey(),
    seriesSlug: text()
      .notNull()
      .references(() => series.slug),
    stars: smallint().notNull(),
    /** In the author's language. */
    text: text().notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),
    author: text().notNull(),
    city: text().notNull(),
    /** Whether it was seeded, not written by a buyer. */
    isSample: boolean().notNull(),
    /** What its author bought; null for a sample. */
    orderItemId: text()
      .unique()
      .references(() => orderItems.id),
    /** Why staff removed it. */
    removal: text().$type<ReviewRemoval>(),
    state: text({ enum: ["published", "pending", "removed"] }).notNull(),
    ...timestamps,
  },
  (table) => [
    index("reviews_series_idx").on(table.seriesSlug, table.createdAt),
    check("reviews_stars", sql`stars between 1 and 5`),
  ],
);
