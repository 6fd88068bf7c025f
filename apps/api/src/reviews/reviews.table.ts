import type { ReviewRemoval } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import { orderItems } from "../orders/orders.table.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: text().primaryKey(),
    /** What is reviewed: a series of pujas, a product or a gem, by its slug. */
    type: text({ enum: ["pooja", "abhimantrit", "gemstone"] })
      .notNull()
      .default("pooja"),
    slug: text("series_slug").notNull(),
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
    index("reviews_subject_idx").on(table.type, table.slug, table.createdAt),
    check("reviews_stars", sql`stars between 1 and 5`),
  ],
);
