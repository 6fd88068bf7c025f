import type { Currency, GatewayName, PaymentState } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { orderItems, orders } from "../orders/orders.table.ts";
import type { FailureReason, GatewayStatus } from "./payments.rules.ts";

/**
 * One attempt to pay an order. Only `applyPayment` changes its state by gateway events; `openAttempt` resets a
 * declined one.
 */
export const payments = pgTable(
  "payments",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    gateway: text().$type<GatewayName>().notNull(),
    /** The gateway's id of the attempt; null until the gateway has opened its session. */
    gatewayOrderId: text(),
    /** The gateway's id of the successful payment. */
    gatewayPaymentId: text(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    failure: text().$type<FailureReason>(),
    method: text(),
    /** The bank's reference number. */
    reference: text(),
    redirectUrl: text(),
    returnUrl: text().notNull(),
    /** When the buyer first polled the status; poll intervals are calculated from it. */
    watchedSince: instant(),
    /** When the reconciler checks the gateway next; null if it is finished. */
    nextCheckAt: instant(),
    paidAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique("payments_gateway_order").on(table.gateway, table.gatewayOrderId),
    index("payments_order_idx").on(table.orderId),
    index("payments_check_idx").on(table.nextCheckAt).where(sql`next_check_at is not null`),
  ],
);

/** Every gateway event that was received, so that repeated events are ignored. */
export const gatewayEvents = pgTable(
  "gateway_events",
  {
    gateway: text().$type<GatewayName>().notNull(),
    eventId: text().notNull(),
    gatewayOrderId: text().notNull(),
    status: text().$type<GatewayStatus>().notNull(),
    /** The gateway's id of the try that the event is about. */
    paymentRef: text(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index("gateway_events_order_idx").on(table.gateway, table.gatewayOrderId),
  ],
);

/** Cases that need a manual review. */
export const reviewQueue = pgTable(
  "review_queue",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reason: text({
      enum: [
        "amount_mismatch",
        "unknown_payment",
        "oversold",
        "too_late",
        "refunded_late",
        "refund_failed",
        "refund_pending",
      ],
    }).notNull(),
    orderId: text(),
    paymentId: text(),
    /** The event or the order that it is about; unique for each reason. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
    createdAt: instant().notNull(),
    resolvedAt: instant(),
  },
  (table) => [unique("review_queue_subject").on(table.reason, table.subject)],
);

export const refunds = pgTable(
  "refunds",
  {
    id: text().primaryKey(),
    /** Null where the payment belongs to no order of ours. */
    orderId: text().references(() => orders.id),
    paymentId: text().references(() => payments.id),
    gateway: text().$type<GatewayName>().notNull(),
    gatewayPaymentId: text().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /**
     * "at_gateway": somebody made it in the gateway's dashboard. "staff": see `refundRequests`. "cancelled" and
     * "missed_promise": the buyer chose it, see `changes` and `remedies`. "returned": see `returns`. "wrong_payment": what
     * was paid is not an order's amount, or belongs to no order.
     */
    reason: text({
      enum: [
        "second_payment",
        "too_late",
        "not_made",
        "at_gateway",
        "staff",
        "cancelled",
        "missed_promise",
        "consultation",
        "returned",
        "wrong_payment",
      ],
    }).notNull(),
    state: text({ enum: ["initiated", "done", "failed"] }).notNull(),
    /** The gateway's id; null until it has answered. */
    refundRef: text(),
    /** When the reconciler checks it at the gateway next; null until it is sent and once its result is certain. */
    nextCheckAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique("refunds_ref").on(table.gateway, table.refundRef),
    // What was paid by mistake is given back once.
    uniqueIndex("refunds_mistake")
      .on(table.gateway, table.gatewayPaymentId)
      .where(sql`reason in ('second_payment', 'too_late', 'not_made')`),
    index("refunds_payment_idx").on(table.paymentId),
    index("refunds_check_idx").on(table.nextCheckAt).where(sql`next_check_at is not null`),
  ],
);

/** States of a payment that has succeeded or still may. */
export const activePaymentStates = ["pending", "success", "mismatch"] as const;

/** What a refund gives back of each item; a refund without rows is of its order as a whole. */
export const refundItems = pgTable(
  "refund_items",
  {
    refundId: text()
      .notNull()
      .references(() => refunds.id),
    itemId: text()
      .notNull()
      .references(() => orderItems.id),
    /** "delivery": the fee of the order's parcel, which was paid with this item. */
    kind: text({ enum: ["item", "delivery"] }).notNull(),
    /** Minor units of the refund's currency. */
    amount: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.itemId, table.kind] }),
    index("refund_items_item_idx").on(table.itemId),
  ],
);
