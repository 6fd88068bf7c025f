import type { GatewayName } from "@aradhana/core/contract";
import { isUnpaid } from "@aradhana/core/payment";
import type { Database } from "../db/database.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { applyPaid } from "./apply-paid.ts";
import { applyRefund } from "./apply-refund.ts";
import type { ApplyResult } from "./apply-result.ts";
import { findEvents, isRecorded, recordEvent } from "./gateway-events.queries.ts";
import { findPayment, lockPayment, updatePayment } from "./locked-payment.queries.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { canAdvance, classifyEvent, failureOf, isUnsettled, stateByStatus } from "./payments.rules.ts";
import { queueForReview } from "./review.queries.ts";
import { recordRefundOfNoOrder } from "./wrong-payment.ts";

/** How long after a failed payment its buyer gets a message, unless they have paid by then. */
const FAILURE_NOTICE_MS = 10 * 60_000;

/**
 * The only writer of payment states that a gateway reports, used by webhook, return and reconciler. Each event and
 * each failed attempt counts once, stale events are ignored, and a payment counts only with our amount and
 * currency. All consequences are written in the same transaction.
 */
export async function applyPayment(
  db: Database,
  gateway: GatewayName,
  event: GatewayEvent,
  at: Date,
): Promise<ApplyResult> {
  // Most events are repeated or stale: these do not need a lock.
  if (await isRecorded(db, gateway, event.eventId)) return "repeated";
  if (await isStale(db, gateway, event))
    return (await recordEvent(db, gateway, event, at)) ? "stale" : "repeated";
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, gateway, event.gatewayOrderId);
    const earlier = await findEvents(tx, gateway, event.gatewayOrderId);
    if (!(await recordEvent(tx, gateway, event, at))) return "repeated";
    if (!locked) {
      if (event.refund && (await recordRefundOfNoOrder(tx, gateway, event.refund, at))) return "applied";
      await queueForReview(tx, {
        reason: "unknown_payment",
        subject: `${gateway}/${event.eventId}`,
        gateway,
        event,
        at,
      });
      return "unknown";
    }
    const { payment, order } = locked;
    const to = stateByStatus[event.status];
    if (to === "success") return applyPaid(tx, payment, order, event, at);
    if (to === "refunded") return applyRefund(tx, payment, order, event, at);
    const kind = classifyEvent(event, earlier);
    if (kind === "repeated" || kind === "stale") return kind;
    const isRetry = kind === "new_attempt" && payment.state === "failed_retryable";
    if (!isRetry && !canAdvance(payment.state, to)) return "stale";

    await updatePayment(tx, payment, to, { failure: failureOf(event.status) }, at);
    const nextOrderState = to === "pending" ? "payment_pending" : "payment_failed";
    if (isUnpaid(order.state) && order.state !== nextOrderState)
      await moveOrder(tx, order.id, nextOrderState, at);
    // Most buyers try again at once; one who left the gateway's page knows it.
    if (isUnpaid(order.state) && (event.status === "declined" || event.status === "failed")) {
      const dueAt = new Date(at.getTime() + FAILURE_NOTICE_MS);
      await enqueue(tx, { orderId: order.id, kind: `notice.payment_failed.${payment.id}`, at, dueAt });
    }
    return "applied";
  });
}

/** Whether an event can never have an effect. While a payment is unsettled, any event may still matter. */
async function isStale(db: Database, gateway: GatewayName, event: GatewayEvent): Promise<boolean> {
  const to = stateByStatus[event.status];
  const payment = await findPayment(db, gateway, event.gatewayOrderId);
  if (!payment || isUnsettled(payment.state) || canAdvance(payment.state, to)) return false;
  // Payments and refunds are always processed, except for the payment that is already recorded.
  if (to === "success") return payment.gatewayPaymentId === (event.paymentRef ?? event.gatewayOrderId);
  return to !== "refunded";
}
