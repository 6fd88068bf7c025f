import type { TicketTopic } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";
import { staffAccounts } from "../staff/accounts/staff-accounts.table.ts";

/** Support tickets. */
export const tickets = pgTable(
  "tickets",
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    /** The client's id of the request, so that a repeated one makes no second ticket. */
    requestId: text().notNull().unique(),
    topic: text().$type<TicketTopic>().notNull(),
    state: text({ enum: ["open", "answered", "closed"] }).notNull(),
    customerId: text().references(() => customers.id),
    orderId: text().references(() => orders.id),
    /** Name, number and the order's number as they were typed. */
    contactSealed: text().notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),
    ackBy: instant().notNull(),
    resolveBy: instant().notNull(),
    answeredAt: instant(),
    closedAt: instant(),
    /** When a message about an answer is due, and how often it was tried; null if there is none to send. */
    noticeDueAt: instant(),
    noticeAttempts: integer().notNull().default(0),
    /** When the message about an answer was given up. */
    noticeFailedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("tickets_state_idx").on(table.state, table.resolveBy),
    index("tickets_customer_idx").on(table.customerId, table.createdAt),
    index("tickets_order_idx").on(table.orderId),
    index("tickets_notice_idx").on(table.noticeDueAt).where(sql`notice_due_at is not null`),
  ],
);

/** What was written in tickets. */
export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    /** Null if the customer wrote it. */
    staffId: text().references(() => staffAccounts.id),
    textSealed: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index("ticket_messages_ticket_idx").on(table.ticketId, table.id)],
);
