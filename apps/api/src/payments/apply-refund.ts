import { isEnded, isUnpaid } from "@aradhana/core/payment";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { type StoredOrder as Order, readParts } from "../orders/orders.queries.ts";
import { isWithPriests } from "../orders/orders.rules.ts";
import { releaseSeats } from "../orders/seats.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { recordPartnerRefund } from "../partner-events/record-partner-event.ts";
import type { ApplyResult } from "./apply-result.ts";
import { type Payment, updatePayment } from "./locked-payment.queries.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { hasUnrefundedPayment } from "./payments.queries.ts";
import { canAdvance } from "./payments.rules.ts";
import { refunds } from "./payments.table.ts";
import { finishRefunds, leavingTheOrder, recordRefund, sumRefunds } from "./refunds.queries.ts";
import { queueForReview } from "./review.queries.ts";

/** Cancels an order whose payment is refunded. */
export async function cancelOrder(tx: Database, order: Order, at: Date) {
  await moveOrder(tx, order.id, "cancelled", at);
  await releaseSeats(tx, [order.id]);
}

/** Whether the buyer got money for which the order stays valid: nobody has to check that again. */
async function isOurs(tx: Database, { gateway }: Payment, paymentRef: string): Promise<boolean> {
  const isRemedy = and(
    eq(refunds.gateway, gateway),
    eq(refunds.gatewayPaymentId, paymentRef),
    inArray(refunds.reason, [...leavingTheOrder]),
  );
  return (await tx.$count(refunds, isRemedy)) > 0;
}

interface RefundInput {
  paymentRef: string;
  reason: "second_payment" | "too_late" | "not_made";
}

/** Starts the refund of a payment of an invalid order, once per payment; the outbox sends it to the gateway. */
export async function startRefund(
  tx: Database,
  payment: Payment,
  { paymentRef, reason }: RefundInput,
  at: Date,
) {
  const { orderId, gateway, amount, currency } = payment;
  const id = newId("rfd");
  const inserted = await tx
    .insert(refunds)
    .values({
      ...{ id, orderId, paymentId: payment.id, gateway, gatewayPaymentId: paymentRef, amount, currency },
      ...{ reason, state: "initiated", createdAt: at, updatedAt: at },
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (inserted.length === 0) return;
  await enqueue(tx, { orderId, kind: `refund.${id}`, at });
  await enqueue(tx, { orderId, kind: `notice.refund_started.${id}`, at });
}

/**
 * Records a refund. Once the whole payment is refunded, it cancels the order, unless another payment remains or the
 * priests have the names or the parcel is under way; a refund of a part leaves the order as it is.
 */
export async function applyRefund(
  tx: Database,
  payment: Payment,
  order: Order,
  event: GatewayEvent,
  at: Date,
): Promise<ApplyResult> {
  const { paymentRef = event.gatewayOrderId, refund } = event;
  if (!refund) await finishRefunds(tx, payment, paymentRef, at);
  else if (!(await recordRefund(tx, payment, { ...refund, paymentRef }, at))) return "stale";
  if (refund?.isFailed) {
    await queueForReview(tx, { reason: "refund_failed", subject: refund.ref, payment, event, at });
    return "applied";
  }
  await enqueue(tx, { orderId: order.id, kind: `credit_note.${refund?.ref ?? paymentRef}`, at });
  const result = await applyToOrder(tx, payment, order, event, at);
  const { id: orderId, partnerId } = order;
  if (refund) await recordPartnerRefund(tx, { orderId, partnerId, refundRef: refund.ref, at });
  return result;
}

/** What a finished refund means for its payment and the order. */
async function applyToOrder(
  tx: Database,
  payment: Payment,
  order: Order,
  event: GatewayEvent,
  at: Date,
): Promise<ApplyResult> {
  const { paymentRef = event.gatewayOrderId, refund } = event;
  // A wrong payment has paid no order: none is cancelled.
  if (payment.state === "mismatch") {
    await updatePayment(tx, payment, "refunded", {}, at);
    return "applied";
  }
  // Of two payments of one attempt, the second was refunded; the first remains.
  if (payment.gatewayPaymentId !== paymentRef || !canAdvance(payment.state, "refunded")) return "stale";
  if (refund && (await sumRefunds(tx, payment.gateway, paymentRef)) < payment.amount) return "applied";
  await updatePayment(tx, payment, "refunded", {}, at);
  if (isUnpaid(order.state) || isEnded(order.state) || (await hasUnrefundedPayment(tx, order.id)))
    return "applied";
  const parts = await readParts(tx, order.id);
  // The order has the state of its least advanced part: another one may be with the priests, or sent.
  if (refund && (await isOurs(tx, payment, paymentRef))) return "applied";
  if ([order.state, ...parts.map(({ fulfilment }) => fulfilment.state)].some(isWithPriests))
    await queueForReview(tx, { reason: "refunded_late", subject: order.id, payment, event, at });
  else await cancelOrder(tx, order, at);
  return "applied";
}
