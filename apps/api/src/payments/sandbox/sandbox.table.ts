import type { Currency } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";

// The practice gateway's own books: the shop knows of them only what the gateway's port says.

/** One payment the practice gateway was asked to collect. */
export const sandboxOrders = pgTable("sandbox_orders", {
  id: text().primaryKey(),
  /** The shop's own name for the attempt: asking twice makes one order. */
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
  /** How the buyer last tried to pay; nothing before. */
  method: text(),
  expiresAt: instant().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** Events on their way to the shop, tried again until it answers. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    id: text().primaryKey(),
    /** The bytes that are sent, and signed anew at each try. */
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; never again when null. */
    dueAt: instant(),
    deliveredAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index("sandbox_webhooks_due_idx").on(table.dueAt).where(sql`due_at is not null`)],
);
