import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** Requests for a call about a VIP puja: one row for each number and puja. */
export const callbacks = pgTable(
  "callbacks",
  {
    id: text().primaryKey(),
    phoneIndex: text().notNull(),
    /** Null for a call about VIP pujas in general. */
    poojaId: text(),
    /** Name, number, time and language, sealed. */
    detailsSealed: text().notNull(),
    requestedAt: instant().notNull(),
    /** When customer care was notified, for the daily limit of messages; only the latest times. */
    messagesAt: instant().array().notNull().default([]),
    attempts: integer().notNull().default(0),
    /** When its messages can be claimed. A worker that claims them moves this into the future, in case it crashes. */
    dueAt: instant().notNull(),
    /** When customer care got the request. Null again after a change. */
    forwardedAt: instant(),
    /** When the visitor got the confirmation. */
    confirmedAt: instant(),
  },
  (table) => [
    unique("callbacks_once").on(table.phoneIndex, table.poojaId).nullsNotDistinct(),
    index("callbacks_due_idx").on(table.dueAt).where(sql`forwarded_at is null or confirmed_at is null`),
    index("callbacks_requested_idx").on(table.requestedAt),
  ],
);

export type Callback = typeof callbacks.$inferSelect;
