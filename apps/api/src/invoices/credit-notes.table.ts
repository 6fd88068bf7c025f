import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";
import { refunds } from "../payments/payments.table.ts";
import { invoices } from "./invoices.table.ts";

/** The last serial number of the credit notes of each financial year; locked like that of the invoices. */
export const creditNoteSeries = pgTable("credit_note_series", {
  year: text().primaryKey(),
  last: integer().notNull(),
});

/** One for each refund of an order with an invoice; one is never changed or deleted. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    refundId: text()
      .notNull()
      .unique()
      .references(() => refunds.id),
    year: text().notNull(),
    serial: integer().notNull(),
    number: text().notNull().unique(),
    /** See `invoiceFacts`; the amounts are those that are credited. */
    factsSealed: text().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [unique("credit_notes_serial").on(table.year, table.serial)],
);
