import type { RemedyReason } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orderItems, orders } from "../orders/orders.table.ts";
import { refunds } from "../payments/payments.table.ts";

/** Missed promises, and the remedies that their buyers chose. */
export const remedies = pgTable(
  "remedies",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    itemId: text()
      .notNull()
      .references(() => orderItems.id),
    reason: text().$type<RemedyReason>().notNull(),
    /** "closed": another remedy of the same item left nothing to choose. */
    state: text({ enum: ["offered", "refunded", "repeated", "closed"] }).notNull(),
    /** The refund that was offered, in minor units of the order's currency. */
    amount: bigint({ mode: "number" }).notNull(),
    /** The end of the ritual that it is about, or when prasad was promised again: after a repetition the same promise can be missed again. */
    endedAt: instant().notNull(),
    refundId: text().references(() => refunds.id),
    offeredAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex("remedies_once").on(table.itemId, table.reason, table.endedAt),
    index("remedies_order_idx").on(table.orderId),
    index("remedies_open_idx").on(table.offeredAt).where(sql`state = 'offered'`),
  ],
);
