import type { GatewayName, PaymentState } from "@aradhana/core/contract";
import { isEnded, isUnpaid } from "@aradhana/core/payment";
import { and, eq } from "drizzle-orm";
import { exhaustedReason } from "../coupons/coupons.rules.ts";
import { coupons } from "../coupons/coupons.table.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { recordPaidOrder } from "../mandates/mandates.queries.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { lockOrder, type StoredOrder as Order, readParts } from "../orders/orders.queries.ts";
import { isWithPriests } from "../orders/orders.rules.ts";
import { orders } from "../orders/orders.table.ts";
import { countPastOrders, lockBuyer } from "../orders/past-orders.queries.ts";
import { releaseSeats, retakeSeats } from "../orders/seats.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { hasUnrefundedPayment } from "./payments.queries.ts";
import { canAdvance, classifyEvent, failureOf, isUnsettled, stateByStatus } from "./payments.rules.ts";
import { gatewayEvents, payments, refunds } from "./payments.table.ts";
import { finishRefunds, recordRefund, sumRefunds } from "./refunds.queries.ts";
import { queueForReview } from "./review.queries.ts";

type Payment = typeof payments.$inferSelect;

/** The result of an event. In every case the gateway must not send it again. */
export type ApplyResult =
  | "applied"
  | "repeated"
  | "stale"
  | "unknown"
  | "mismatch"
  | "second_payment"
  | "too_late";

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
      await queueForReview(tx, {
        reason: "unknown_payment",
        subject: `${gateway}/${event.eventId}`,
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
    return "applied";
  });
}

async function isRecorded(db: Database, gateway: GatewayName, eventId: string) {
  const recorded = await db
    .select({ eventId: gatewayEvents.eventId })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.eventId, eventId)));
  return recorded.length > 0;
}

/** Whether an event can never have an effect. While a payment is unsettled, any event may still matter. */
async function isStale(db: Database, gateway: GatewayName, event: GatewayEvent): Promise<boolean> {
  const to = stateByStatus[event.status];
  const [payment] = await db.select().from(payments).where(matchesAttempt(gateway, event.gatewayOrderId));
  if (!payment || isUnsettled(payment.state) || canAdvance(payment.state, to)) return false;
  // Payments and refunds are always processed, except for the payment that is already recorded.
  if (to === "success") return payment.gatewayPaymentId === (event.paymentRef ?? event.gatewayOrderId);
  return to !== "refunded";
}

const matchesAttempt = (gateway: GatewayName, gatewayOrderId: string) =>
  and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId));

/** Locks the buyer of an order with a coupon, the order, then the payment, to avoid deadlocks, and reads both. */
async function lockPayment(tx: Database, gateway: GatewayName, gatewayOrderId: string) {
  const attempt = matchesAttempt(gateway, gatewayOrderId);
  const [found] = await tx
    .select({ order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(attempt);
  if (!found) return undefined;
  if (found.order.couponCode) await lockBuyer(tx, buyerOf(found.order));
  const order = await lockOrder(tx, found.order.id);
  const [payment] = await tx.select().from(payments).where(attempt).for("update");
  return order && payment ? { order, payment } : undefined;
}

const findEvents = (tx: Database, gateway: GatewayName, gatewayOrderId: string) =>
  tx
    .select({ status: gatewayEvents.status, paymentRef: gatewayEvents.paymentRef })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.gatewayOrderId, gatewayOrderId)));

async function recordEvent(tx: Database, gateway: GatewayName, event: GatewayEvent, at: Date) {
  const { eventId, gatewayOrderId, status, paymentRef = null } = event;
  const inserted = await tx
    .insert(gatewayEvents)
    .values({ gateway, eventId, gatewayOrderId, status, paymentRef, receivedAt: at })
    .onConflictDoNothing()
    .returning({ eventId: gatewayEvents.eventId });
  return inserted.length === 1;
}

async function updatePayment(
  tx: Database,
  payment: Payment,
  state: PaymentState,
  fields: Partial<typeof payments.$inferInsert>,
  at: Date,
) {
  const settledFields = isUnsettled(state) ? {} : { nextCheckAt: null };
  await tx
    .update(payments)
    .set({ ...settledFields, ...fields, state, updatedAt: at })
    .where(eq(payments.id, payment.id));
}

async function applyPaid(
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
  // One of the rituals can have no names any more, or a later order has the coupon: the order cannot stand.
  const isClosed = parts.some(({ fulfilment }) => at >= fulfilment.cutoffAt);
  if (isClosed || (order.state === "expired" && (await isCouponUsedUp(tx, order)))) {
    await queueForReview(tx, { reason: "too_late", subject: order.id, payment, event, at });
    return refundLate();
  }
  const retaken = order.state === "expired" ? await retakeSeats(tx, order.id) : "taken";
  if (retaken !== "taken") {
    await queueForReview(tx, { reason: "oversold", subject: order.id, payment, event, at });
    // A ritual can take one more; a piece that somebody else bought cannot be sent.
    if (retaken === "gone") return refundLate();
  }
  await moveOrder(tx, order.id, "paid", at);
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

/** Whether other orders have used up the coupon of an expired order, which itself does not count any more. */
async function isCouponUsedUp(tx: Database, order: Order): Promise<boolean> {
  if (!order.couponCode) return false;
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, order.couponCode));
  const before = await countPastOrders(tx, { ...buyerOf(order), isOrdering: true }, order.couponCode);
  return coupon !== undefined && exhaustedReason(coupon, before) !== undefined;
}

const buyerOf = ({ customerId, contactPhoneIndex }: Pick<Order, "customerId" | "contactPhoneIndex">) => ({
  ...{ customerId: customerId ?? undefined, phoneIndex: contactPhoneIndex },
});

/** Cancels an order whose payment is refunded. */
async function cancelOrder(tx: Database, order: Order, at: Date) {
  await moveOrder(tx, order.id, "cancelled", at);
  await releaseSeats(tx, order.id);
}

interface RefundInput {
  paymentRef: string;
  reason: "second_payment" | "too_late";
}

/** Starts the refund of a payment that must not stand; the outbox sends it to the gateway. Once for each payment. */
async function startRefund(tx: Database, payment: Payment, { paymentRef, reason }: RefundInput, at: Date) {
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
  if (inserted.length > 0) await enqueue(tx, { orderId, kind: `refund.${id}`, at });
}

/**
 * Records a refund. Once the whole payment is refunded, it cancels the order, unless another payment remains or the
 * priests have the names or the parcel is under way; a refund of a part leaves the order as it is.
 */
async function applyRefund(
  tx: Database,
  payment: Payment,
  order: Order,
  event: GatewayEvent,
  at: Date,
): Promise<ApplyResult> {
  const { paymentRef = event.gatewayOrderId, refund } = event;
  if (refund) await recordRefund(tx, payment, { ...refund, paymentRef }, at);
  else await finishRefunds(tx, payment, paymentRef, at);
  if (refund?.isFailed) {
    await queueForReview(tx, { reason: "refund_failed", subject: refund.ref, payment, event, at });
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
  if ([order.state, ...parts.map(({ fulfilment }) => fulfilment.state)].some(isWithPriests))
    await queueForReview(tx, { reason: "refunded_late", subject: order.id, payment, event, at });
  else await cancelOrder(tx, order, at);
  return "applied";
}
