import type { GatewayName, PaymentState } from "@aradhana/core/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { lockOrder, type StoredOrder as Order } from "../orders/orders.queries.ts";
import { isEnded, isUnpaid, isWithPriests } from "../orders/orders.rules.ts";
import { releaseSeats, retakeSeats } from "../orders/seats.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { hasUnrefundedPayment } from "./payments.queries.ts";
import { failureOf, isUnsettled, leadsForward, stateOf, weigh } from "./payments.rules.ts";
import { gatewayEvents, payments, refunds } from "./payments.table.ts";
import { review } from "./review.queries.ts";

type Payment = typeof payments.$inferSelect;

/** What came of an event. All of them are good news for the gateway: it need not send it again. */
export type Applied =
  | "applied"
  | "repeated"
  | "behind"
  | "unknown"
  | "mismatch"
  | "second_payment"
  | "too_late";

/**
 * The only writer of what a gateway says of a payment. Webhook, return and reconciler all end here: an event
 * counts once, and so does the failure of one try under whatever event; it leads forward, from the decline of
 * one try to the next, or nowhere; and money counts only in our amount and currency. What follows from it is
 * written in the same transaction.
 */
export async function applyPayment(
  db: Database,
  gateway: GatewayName,
  event: GatewayEvent,
  at: Date,
): Promise<Applied> {
  // What is known or leads nowhere is most of what gateways send: it waits for no lock.
  if (await isKnown(db, gateway, event.eventId)) return "repeated";
  if (await isBehind(db, gateway, event)) return (await note(db, gateway, event, at)) ? "behind" : "repeated";
  return db.transaction(async (tx) => {
    const held = await hold(tx, gateway, event.gatewayOrderId);
    const before = await findTold(tx, gateway, event.gatewayOrderId);
    if (!(await note(tx, gateway, event, at))) return "repeated";
    if (!held) {
      await review(tx, { reason: "unknown_payment", subject: `${gateway}/${event.eventId}`, event, at });
      return "unknown";
    }
    const { payment, order } = held;
    const to = stateOf[event.status];
    if (to === "success") return receive(tx, payment, order, event, at);
    if (to === "refunded") return giveBack(tx, payment, order, event, at);
    const weight = weigh(event, before);
    if (weight === "repeated" || weight === "behind") return weight;
    const goesOn = weight === "leads_on" && payment.state === "failed_retryable";
    if (!goesOn && !leadsForward(payment.state, to)) return "behind";

    await move(tx, payment, to, { failure: failureOf(event.status) }, at);
    const follows = to === "pending" ? "payment_pending" : "payment_failed";
    if (isUnpaid(order.state) && order.state !== follows) await moveOrder(tx, order.id, follows, at);
    return "applied";
  });
}

async function isKnown(db: Database, gateway: GatewayName, eventId: string) {
  const known = await db
    .select({ eventId: gatewayEvents.eventId })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.eventId, eventId)));
  return known.length > 0;
}

/** Whether an event leads nowhere for ever: an attempt that may still bring money may also begin anew. */
async function isBehind(db: Database, gateway: GatewayName, event: GatewayEvent): Promise<boolean> {
  const to = stateOf[event.status];
  const [payment] = await db.select().from(payments).where(attemptOf(gateway, event.gatewayOrderId));
  if (!payment || isUnsettled(payment.state) || leadsForward(payment.state, to)) return false;
  // Money and its return are looked at closely, unless they are the very money that is noted.
  if (to === "success") return payment.gatewayPaymentId === (event.paymentRef ?? event.gatewayOrderId);
  return to !== "refunded";
}

const attemptOf = (gateway: GatewayName, gatewayOrderId: string) =>
  and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId));

/** Locks the order and the attempt, always in this order, and reads both as they are now. */
async function hold(tx: Database, gateway: GatewayName, gatewayOrderId: string) {
  const attempt = attemptOf(gateway, gatewayOrderId);
  const [found] = await tx.select({ orderId: payments.orderId }).from(payments).where(attempt);
  if (!found) return undefined;
  const order = await lockOrder(tx, found.orderId);
  const [payment] = await tx.select().from(payments).where(attempt).for("update");
  return order && payment ? { order, payment } : undefined;
}

/** All that was told of the tries of an attempt. */
const findTold = (tx: Database, gateway: GatewayName, gatewayOrderId: string) =>
  tx
    .select({ status: gatewayEvents.status, paymentRef: gatewayEvents.paymentRef })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.gatewayOrderId, gatewayOrderId)));

async function note(tx: Database, gateway: GatewayName, event: GatewayEvent, at: Date) {
  const { eventId, gatewayOrderId, status, paymentRef = null } = event;
  const noted = await tx
    .insert(gatewayEvents)
    .values({ gateway, eventId, gatewayOrderId, status, paymentRef, receivedAt: at })
    .onConflictDoNothing()
    .returning({ eventId: gatewayEvents.eventId });
  return noted.length === 1;
}

async function move(
  tx: Database,
  payment: Payment,
  state: PaymentState,
  more: Partial<typeof payments.$inferInsert>,
  at: Date,
) {
  const settled = isUnsettled(state) ? {} : { nextCheckAt: null };
  await tx
    .update(payments)
    .set({ ...settled, ...more, state, updatedAt: at })
    .where(eq(payments.id, payment.id));
}

async function receive(
  tx: Database,
  payment: Payment,
  order: Order,
  event: GatewayEvent,
  at: Date,
): Promise<Applied> {
  const { money, paymentRef = event.gatewayOrderId } = event;
  if (money?.amount !== payment.amount || money.currency !== payment.currency) {
    await review(tx, {
      reason: "amount_mismatch",
      subject: `${payment.gateway}/${event.eventId}`,
      payment,
      event,
      at,
    });
    if (leadsForward(payment.state, "mismatch")) await move(tx, payment, "mismatch", {}, at);
    return "mismatch";
  }
  if (!leadsForward(payment.state, "success")) {
    // The same money told of again, or a second payment on the same attempt.
    if (payment.gatewayPaymentId === paymentRef) return "behind";
    await sendBack(tx, payment, { paymentRef, reason: "second_payment" }, at);
    return "second_payment";
  }
  await move(
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
    await sendBack(tx, payment, { paymentRef, reason: "second_payment" }, at);
    return "second_payment";
  }
  if (at >= order.fulfilment.cutoffAt) {
    // No name can be given any more: nothing is left to sell.
    await sendBack(tx, payment, { paymentRef, reason: "too_late" }, at);
    await review(tx, { reason: "too_late", subject: order.id, payment, event, at });
    await cancel(tx, order, at);
    return "too_late";
  }
  if (order.state === "expired" && !(await retakeSeats(tx, order.id))) {
    await review(tx, { reason: "oversold", subject: order.id, payment, event, at });
  }
  await moveOrder(tx, order.id, "paid", at);
  await enqueue(tx, { orderId: order.id, kind: "order_paid", at });
  return "applied";
}

/** Ends an order whose money is gone or goes back. */
async function cancel(tx: Database, order: Order, at: Date) {
  await moveOrder(tx, order.id, "cancelled", at);
  await releaseSeats(tx, order.id);
}

interface Back {
  paymentRef: string;
  reason: (typeof refunds.$inferInsert)["reason"];
}

/** Money we may not keep: the outbox sends it back. The same money goes back once. */
async function sendBack(tx: Database, payment: Payment, { paymentRef, reason }: Back, at: Date) {
  const { orderId, gateway, amount, currency } = payment;
  const id = newId("rfd");
  const made = await tx
    .insert(refunds)
    .values({
      ...{ id, orderId, paymentId: payment.id, gateway, gatewayPaymentId: paymentRef, amount, currency },
      ...{ reason, state: "initiated", createdAt: at, updatedAt: at },
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (made.length > 0) await enqueue(tx, { orderId, kind: `refund.${id}`, at });
}

/** Notes that money went back. Its order ends with it, unless other money stands or the priests have the names. */
async function giveBack(
  tx: Database,
  payment: Payment,
  order: Order,
  event: GatewayEvent,
  at: Date,
): Promise<Applied> {
  const { paymentRef = event.gatewayOrderId } = event;
  await tx
    .update(refunds)
    .set({ state: "done", updatedAt: at })
    .where(and(eq(refunds.gateway, payment.gateway), eq(refunds.gatewayPaymentId, paymentRef)));
  // Of two payments on one attempt the second went back; the first still stands.
  if (payment.gatewayPaymentId !== paymentRef || !leadsForward(payment.state, "refunded")) return "behind";
  await move(tx, payment, "refunded", {}, at);
  if (isUnpaid(order.state) || isEnded(order.state) || (await hasUnrefundedPayment(tx, order.id)))
    return "applied";
  if (isWithPriests(order.state))
    await review(tx, { reason: "refunded_late", subject: order.id, payment, event, at });
  else await cancel(tx, order, at);
  return "applied";
}
