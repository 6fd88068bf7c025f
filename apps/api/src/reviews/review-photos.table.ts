import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orderItems } from "../orders/orders.table.ts";
import { reviews } from "./reviews.table.ts";

/** Photos of reviews, drawn again by us, and encrypted. */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    id: text().primaryKey(),
    /** What its buyer uploaded it for. */
    orderItemId: text()
      .notNull()
      .references(() => orderItems.id),
    /** Null until the review was written with it. */
    reviewId: text().references(() => reviews.id, { onDelete: "cascade" }),
    width: integer().notNull(),
    height: integer().notNull(),
    contentSealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("review_photos_item_idx").on(table.orderItemId),
    index("review_photos_review_idx").on(table.reviewId),
  ],
);
