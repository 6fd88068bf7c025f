import type { Currency } from "@aradhana/core/contract";
import type { StaffRefund } from "@aradhana/core/staff";
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { orderItems, orders } from "../../orders/orders.table.ts";
import { payments, refunds, reviewQueue } from "../../payments/payments.table.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";

/** Refunds that staff requested. An approved one has a row in `refunds`, which the gateway's events move. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: text().primaryKey(),
    /** Null where it is of a payment that belongs to no order. */
    orderId: text().references(() => orders.id),
    paymentId: text().references(() => payments.id),
    /** Where it is of a wrong payment: its case in the queue. */
    reviewId: bigint({ mode: "number" }).references(() => reviewQueue.id),
    /** Null where it is of the order as a whole. */
    itemId: text().references(() => orderItems.id),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    reason: text().$type<StaffRefund["reason"]>().notNull(),
    state: text().$type<StaffRefund["state"]>().notNull(),
    refundId: text().references(() => refunds.id),
    requestedBy: text()
      .notNull()
      .references(() => staffAccounts.id),
    /** Null as well if the amount needed no second person. */
    decidedBy: text().references(() => staffAccounts.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("refund_requests_order_idx").on(table.orderId),
    index("refund_requests_state_idx").on(table.state, table.createdAt),
  ],
);
