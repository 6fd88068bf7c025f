import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";

/** The last serial number of each financial year. Its row is locked while a number is given, so that none is left out. */
export const invoiceSeries = pgTable("invoice_series", {
  year: text().primaryKey(),
  last: integer().notNull(),
});

/** The invoices; one is never changed or deleted. */
export const invoices = pgTable(
  "invoices",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .unique()
      .references(() => orders.id),
    year: text().notNull(),
    serial: integer().notNull(),
    number: text().notNull().unique(),
    /** See `invoiceFacts`. */
    factsSealed: text().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [unique("invoices_serial").on(table.year, table.serial)],
);
