import type { Currency, RepeatFrequency } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";

// Only the sandbox gateway uses these tables; the shop accesses them through the `PaymentGateway` interface.

/** A consent to repeated charges. */
export const sandboxMandates = pgTable("sandbox_mandates", {
  id: text().primaryKey(),
  /** The shop's id, which makes creation idempotent. */
  shopMandateId: text().notNull().unique(),
  frequency: text().$type<RepeatFrequency>().notNull(),
  maxAmount: bigint({ mode: "number" }).notNull(),
  currency: text().$type<Currency>().notNull(),
  state: text({ enum: ["created", "active", "paused", "cancelled"] }).notNull(),
  /** Whether the tester wants the bank to decline the charges. */
  declines: boolean().notNull().default(false),
  endsAt: instant().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** A payment that the sandbox gateway was requested to collect. */
export const sandboxOrders = pgTable("sandbox_orders", {
  id: text().primaryKey(),
  /** The shop's id of the attempt, which makes creation idempotent. */
  attemptId: text().notNull().unique(),
  orderRef: text().notNull(),
  amount: bigint({ mode: "number" }).notNull(),
  currency: text().$type<Currency>().notNull(),
  returnUrl: text().notNull(),
  state: text({
    enum: ["created", "pending", "declined", "cancelled", "paid", "refunded", "expired"],
  }).notNull(),
  paymentRef: text(),
  bankReference: text(),
  /** The buyer's last payment method; null before the first try. */
  method: text(),
  /** The mandate to which the buyer agrees with this payment. */
  mandateId: text().references(() => sandboxMandates.id),
  /** How often it was charged by a mandate. */
  mandateTries: integer().notNull().default(0),
  expiresAt: instant().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** What was given back of a payment, in one part or several. */
export const sandboxRefunds = pgTable(
  "sandbox_refunds",
  {
    /** Made of the shop's id of the refund, so that a retry finds it. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => sandboxOrders.id),
    amount: bigint({ mode: "number" }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("sandbox_refunds_order_idx").on(table.orderId)],
);

/** Webhooks for the shop, retried until it accepts them. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    id: text().primaryKey(),
    /** The JSON body, which is signed again for each attempt. */
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is sent next; null if no more. */
    dueAt: instant(),
    deliveredAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index("sandbox_webhooks_due_idx").on(table.dueAt).where(sql`due_at is not null`)],
);
