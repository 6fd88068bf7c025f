import type { PartnerEventType } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";
import { partners } from "../partners/partners.table.ts";

/** What happened to orders of partners, for their servers, with how the delivery goes. */
export const partnerEvents = pgTable(
  "partner_events",
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    type: text().$type<PartnerEventType>().notNull(),
    /** What happens once only, such as the id of a refund; null for steps of an order, which may recur. */
    key: text(),
    /** What is sent, the same bytes at each attempt. */
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is made; null once it was delivered or given up. */
    dueAt: instant(),
    lastAttemptAt: instant(),
    /** The HTTP status of the last response, or why there was none. */
    lastResult: text(),
    deliveredAt: instant(),
    /** When it was given up after the last attempt. */
    failedAt: instant(),
    /** The request that caused it; null if a job did. */
    requestId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("partner_events_once").on(table.orderId, table.key),
    index("partner_events_due_idx").on(table.partnerId, table.dueAt).where(sql`due_at is not null`),
    index("partner_events_created_idx").on(table.createdAt, table.id),
  ],
);
