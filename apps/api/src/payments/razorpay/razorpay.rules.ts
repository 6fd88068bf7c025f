import type * as v from "valibot";
import { moneyOf } from "../money-of.ts";
import type { GatewayOrderStatus, WebhookEvent } from "../payment-gateway.ts";
import type { GatewayStatus } from "../payments.rules.ts";
import { type Payment, type Refund, referenceOf, type webhookBody } from "./razorpay-entities.ts";

/** The events of a payment and of a refund: https://razorpay.com/docs/webhooks/events. Others say nothing new. */
const paymentEvents = ["payment.authorized", "payment.captured", "payment.failed", "order.paid"];
const refundEvents = ["refund.processed", "refund.failed"];

const statusByState = {
  created: "created",
  // Razorpay captures it by itself; until then the money is only reserved.
  authorized: "pending",
  captured: "paid",
  refunded: "refunded",
  failed: "declined",
} as const satisfies Record<Payment["status"], GatewayStatus>;

const isCancelled = ({ status, error_reason }: Payment) =>
  status === "failed" && error_reason === "payment_cancelled";

/** The status of an order according to one of its payments. */
export function statusOf(payment: Payment): GatewayOrderStatus {
  return {
    status: isCancelled(payment) ? "cancelled" : statusByState[payment.status],
    money: moneyOf(payment.amount, payment.currency),
    paymentRef: payment.id,
    method: payment.method ?? undefined,
    reference: referenceOf(payment),
  };
}

/** Which payment decides the status of an order: the one that got furthest, of equal ones the newest. */
const progress = { failed: 0, created: 1, authorized: 2, refunded: 3, captured: 4 } as const satisfies Record<
  Payment["status"],
  number
>;

export const decidingPayment = (payments: readonly Payment[]): Payment | undefined =>
  payments.toSorted((a, b) => progress[b.status] - progress[a.status] || b.created_at - a.created_at)[0];

/** What a webhook reports; undefined if it changes nothing here. */
export function eventOf(
  { event, payload }: v.InferOutput<typeof webhookBody>,
  eventId: string,
): WebhookEvent | undefined {
  const payment = payload.payment?.entity;
  if (!payment?.order_id) return undefined;
  const { order_id: gatewayOrderId } = payment;
  if (paymentEvents.includes(event)) return { eventId, gatewayOrderId, ...statusOf(payment) };
  const refund = payload.refund?.entity;
  if (!refund || !refundEvents.includes(event)) return undefined;
  return { eventId, gatewayOrderId, status: "refunded", paymentRef: payment.id, refund: refundOf(refund) };
}

const refundOf = ({ id, amount, status, receipt }: Refund) => ({
  ...{ ref: id, id: receipt ?? undefined, amount },
  isFailed: status === "failed",
});
