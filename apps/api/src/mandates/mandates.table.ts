import type { Currency, GatewayName, OrderType, RepeatFrequency } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";
import { orders } from "../orders/orders.table.ts";
import type { QuoteInput } from "../quotes/quotes.table.ts";

/** A buyer's consent to repeat an order. It takes effect when the first order is paid. */
export const mandates = pgTable(
  "mandates",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    firstOrderId: text()
      .notNull()
      .unique()
      .references(() => orders.id),
    /** The last paid order: contact, address and names of the next one are copied from it. */
    lastOrderId: text()
      .notNull()
      .references(() => orders.id),
    type: text().$type<OrderType>().notNull(),
    frequency: text().$type<RepeatFrequency>().notNull(),
    /** The request of the first order; each charge repeats it for another date. */
    requested: jsonb("wanted").$type<QuoteInput>().notNull(),
    currency: text().$type<Currency>().notNull(),
    maxAmount: bigint({ mode: "number" }).notNull(),
    state: text({ enum: ["created", "active", "paused", "cancelled", "ended"] }).notNull(),
    pausedBy: text({ enum: ["buyer", "declined"] }),
    /** The gateway's mandate; null until the first order is paid. */
    gateway: text().$type<GatewayName>(),
    gatewayRef: text(),
    /** The start of the ritual that was last paid for. */
    lastStartsAt: instant().notNull(),
    /** Dates in a row that could not be charged. */
    failures: integer().notNull().default(0),
    endsAt: instant().notNull(),
    /** When the job looks at it next. A worker that claims it moves this into the future, in case it crashes. */
    nextStepAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("mandates_customer_idx").on(table.customerId, table.createdAt),
    index("mandates_step_idx").on(table.nextStepAt).where(sql`state = 'active'`),
  ],
);

/** One planned charge of a mandate: at most one for each day. */
export const mandateCharges = pgTable(
  "mandate_charges",
  {
    mandateId: text()
      .notNull()
      .references(() => mandates.id),
    /** The day in India on which the charge was planned. */
    dueOn: text().notNull(),
    /** The request of its order, for its date. */
    requested: jsonb("wanted").$type<QuoteInput>().notNull(),
    startsAt: instant().notNull(),
    cutoffAt: instant().notNull(),
    state: text({ enum: ["planned", "announced", "paid", "failed", "skipped"] }).notNull(),
    /** Why it was skipped; `stopped` if the buyer paused or ended the mandate. */
    reason: text({ enum: ["price", "unavailable", "stopped"] }),
    /** When the buyer is notified, and when it is charged: at least a day later. */
    noticeAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** The amount in the notice. */
    amount: bigint({ mode: "number" }),
    tries: integer().notNull().default(0),
    orderId: text()
      .unique()
      .references(() => orders.id),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mandateId, table.dueOn] })],
);

export type StoredMandate = typeof mandates.$inferSelect;
export type StoredCharge = typeof mandateCharges.$inferSelect;
