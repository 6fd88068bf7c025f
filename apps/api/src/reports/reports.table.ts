import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { fulfilments, orders } from "../orders/orders.table.ts";

/** The reports of services; a correction makes a new version, and the earlier ones stay. */
export const reports = pgTable(
  "reports",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    fulfilmentId: text()
      .notNull()
      .references(() => fulfilments.id),
    version: integer().notNull(),
    /** The report in both languages; its line has a schema for it. */
    contentSealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("reports_version").on(table.fulfilmentId, table.version),
    index("reports_order_idx").on(table.orderId),
  ],
);
