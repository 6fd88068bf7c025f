import { isUnpaid } from "@aradhana/core/payment";
import { and, eq } from "drizzle-orm";
import { removeOrdered } from "../carts/remove-ordered.queries.ts";
import { exhaustedReason } from "../coupons/coupons.rules.ts";
import { coupons } from "../coupons/coupons.table.ts";
import type { Database } from "../db/database.ts";
import { isOnCancelledDate } from "../lines/is-on-date.ts";
import { recordPaidOrder } from "../mandates/mandates.queries.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { type StoredOrder as Order, readParts } from "../orders/orders.queries.ts";
import { isForgotten } from "../orders/orders.rules.ts";
import { orderItems } from "../orders/orders.table.ts";
import { countPastOrders } from "../orders/past-orders.queries.ts";
import { retakeSeats } from "../orders/seats.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { cancelOrder, startRefund } from "./apply-refund.ts";
import type { ApplyResult } from "./apply-result.ts";
import { buyerOf, type Payment, updatePayment } from "./locked-payment.queries.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { canAdvance } from "./payments.rules.ts";
import { queueForReview } from "./review.queries.ts";

/** Records a payment: the order is paid, or the payment is refunded if the order is no longer valid. */
export async function applyPaid(
  tx: Database,
  payment: Payment,
  order: Order,
  event: GatewayEvent,
  at: Date,
): Promise<ApplyResult> {
  const { money, paymentRef = event.gatewayOrderId } = event;
  if (money?.amount !== payment.amount || money.currency !== payment.currency) {
    await queueForReview(tx, {
      reason: "amount_mismatch",
      subject: `${payment.gateway}/${event.eventId}`,
      payment,
      event,
      at,
    });
    if (canAdvance(payment.state, "mismatch")) await updatePayment(tx, payment, "mismatch", {}, at);
    return "mismatch";
  }
  if (!canAdvance(payment.state, "success")) {
    // The same payment reported again, or a second payment of the same attempt.
    if (payment.gatewayPaymentId === paymentRef) return "stale";
    await startRefund(tx, payment, { paymentRef, reason: "second_payment" }, at);
    return "second_payment";
  }
  await updatePayment(
    tx,
    payment,
    "success",
    {
      ...{ gatewayPaymentId: paymentRef, paidAt: at, failure: null },
      ...{ method: event.method ?? null, reference: event.reference ?? null },
    },
    at,
  );
  if (!isUnpaid(order.state) && order.state !== "expired") {
    await startRefund(tx, payment, { paymentRef, reason: "second_payment" }, at);
    return "second_payment";
  }
  const parts = await readParts(tx, order.id);
  // The time for names of a ritual has passed, the buyer has deleted the account between two tries to pay, or a later
  // order has used the coupon: the order is invalid.
  const isClosed = parts.some(({ fulfilment }) => at >= fulfilment.cutoffAt);
  if (isClosed || isForgotten(order) || (order.state === "expired" && (await isCouponUsedUp(tx, order)))) {
    await queueForReview(tx, { reason: "too_late", subject: order.id, payment, event, at });
    return refundLate();
  }
  // Staff cancelled its date meanwhile: the money goes back without anybody's check.
  if (await isDateCancelled(tx, order)) return refundLate();
  const retaken = order.state === "expired" ? await retakeSeats(tx, order.id) : "taken";
  if (retaken !== "taken") {
    await queueForReview(tx, { reason: "oversold", subject: order.id, payment, event, at });
    // A ritual can take one more; a piece that somebody else bought cannot be sent.
    if (retaken === "gone") return refundLate();
  }
  await moveOrder(tx, order.id, "paid", at);
  // Here and not in a later job, so that the page that confirms the payment shows the cart without it.
  await removeOrdered(tx, order.quoteId);
  await enqueue(tx, { orderId: order.id, kind: "order_paid", at });
  const { startsAt } = order.fulfilment;
  const { gateway } = payment;
  await recordPaidOrder(tx, { orderId: order.id, startsAt, gateway, mandateRef: event.mandateRef }, at);
  return "applied";

  async function refundLate(): Promise<ApplyResult> {
    await startRefund(tx, payment, { paymentRef, reason: "too_late" }, at);
    await cancelOrder(tx, order, at);
    return "too_late";
  }
}

const isDateCancelled = async (tx: Database, { id }: Order): Promise<boolean> =>
  (await tx.$count(orderItems, and(eq(orderItems.orderId, id), isOnCancelledDate()))) > 0;

/** Whether other orders have used up the coupon of an expired order, which itself does not count any more. */
async function isCouponUsedUp(tx: Database, order: Order): Promise<boolean> {
  if (!order.couponCode) return false;
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, order.couponCode));
  const before = await countPastOrders(tx, { ...buyerOf(order), isOrdering: true }, order.couponCode);
  return coupon !== undefined && exhaustedReason(coupon, before) !== undefined;
}
