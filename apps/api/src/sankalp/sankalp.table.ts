import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orderItems, orders } from "../orders/orders.table.ts";

/** The names and wishes for a ritual of an order. All personal data is encrypted. */
export const sankalps = pgTable(
  "sankalps",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    itemId: text()
      .notNull()
      .unique()
      .references(() => orderItems.id),
    contentSealed: text().notNull(),
    submitted: boolean().notNull(),
    /** Whether the other rituals of the order use these names too: all did before each had its own. */
    isShared: boolean().notNull().default(false),
    version: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("sankalps_order_idx").on(table.orderId)],
);

/** Earlier versions, so that mistakes can be traced. */
export const sankalpVersions = pgTable(
  "sankalp_versions",
  {
    sankalpId: text()
      .notNull()
      .references(() => sankalps.id),
    n: integer().notNull(),
    contentSealed: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sankalpId, table.n] })],
);
