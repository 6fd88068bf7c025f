import type { GoodsReturn, ReturnReason, ReturnRejection } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orderItems, orders } from "../orders/orders.table.ts";
import { refundRequests } from "../staff/payments/refund-requests.table.ts";

/** Goods that buyers send back: one return for each item of an order. */
export const returns = pgTable(
  "returns",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    itemId: text()
      .notNull()
      .unique()
      .references(() => orderItems.id),
    pieces: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    state: text().$type<GoodsReturn["state"]>().notNull(),
    /** The refund that was promised, in minor units of the order's currency. */
    amount: bigint({ mode: "number" }).notNull(),
    /** Why it is not refunded. */
    rejection: text().$type<ReturnRejection>(),
    /** Whether the pieces are in the stock again. */
    restocked: boolean().notNull().default(false),
    refundRequestId: text().references(() => refundRequests.id),
    requestedAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("returns_order_idx").on(table.orderId),
    index("returns_state_idx").on(table.state, table.requestedAt),
    index("returns_refund_idx").on(table.refundRequestId).where(sql`refund_request_id is not null`),
  ],
);

export type ReturnRow = typeof returns.$inferSelect;
