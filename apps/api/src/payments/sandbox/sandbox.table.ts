import type { Currency } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";

// Only the sandbox gateway uses these tables; the shop accesses them through the `PaymentGateway` interface.

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
  expiresAt: instant().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

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
