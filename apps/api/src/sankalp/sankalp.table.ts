import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";

/** The names and wishes of an order. All personal data is encrypted. */
export const sankalps = pgTable("sankalps", {
  id: text().primaryKey(),
  orderId: text()
    .notNull()
    .unique()
    .references(() => orders.id),
  contentSealed: text().notNull(),
  submitted: boolean().notNull(),
  version: integer().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

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
