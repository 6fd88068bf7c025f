import type { GatewayName } from "@aradhana/core/contract";
import { and, asc, eq, notInArray, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { GatewayRefund } from "./payment-gateway.ts";
import { hasUnrefundedPayment, type Payment } from "./payments.queries.ts";
import { refunds } from "./payments.table.ts";

const ofPayment = (gateway: GatewayName, paymentRef: string) =>
  and(eq(refunds.gateway, gateway), eq(refunds.gatewayPaymentId, paymentRef));

/**
 * Stores what the gateway reports of a refund, whether it was requested here or made in the gateway's dashboard. False if
 * it failed before and an event reports a success, which may be the older one: the reconciler checks it at the gateway.
 */
export async function recordRefund(
  tx: Database,
  payment: Payment,
  {
    ref,
    id,
    amount,
    isFailed = false,
    isFetched = false,
    paymentRef,
  }: GatewayRefund & { paymentRef: string },
  at: Date,
): Promise<boolean> {
  const { orderId } = payment;
  const state = isFailed ? ("failed" as const) : ("done" as const);
  const fields = { refundRef: ref, state, nextCheckAt: null, updatedAt: at };
  const isThis = or(eq(refunds.refundRef, ref), id === undefined ? undefined : eq(refunds.id, id));
  const [stored] = await tx
    .select({ id: refunds.id, state: refunds.state })
    .from(refunds)
    .where(and(ofPayment(payment.gateway, paymentRef), isThis));
  if (stored) {
    const isUncertain = stored.state === "failed" && !isFailed && !isFetched;
    const changes = isUncertain ? { refundRef: ref, nextCheckAt: at } : fields;
    await tx.update(refunds).set(changes).where(eq(refunds.id, stored.id));
    if (!isUncertain && !isFailed) await announce(stored.id);
    return !isUncertain;
  }
  const { gateway, currency } = payment;
  const newRefund = newId("rfd");
  await tx.insert(refunds).values({
    ...{ id: newRefund, orderId, paymentId: payment.id, gateway, gatewayPaymentId: paymentRef },
    ...{ amount, currency, reason: "at_gateway", createdAt: at, ...fields },
  });
  if (!isFailed) await announce(newRefund);
  return true;

  function announce(refundId: string) {
    return enqueue(tx, { orderId, kind: `notice.refund_done.${refundId}`, at });
  }
}

/**
 * Marks the refunds of a payment that are under way as done, once the gateway reports that the whole payment was refunded.
 * One that failed stays so, and together they are at most the payment.
 */
export async function finishRefunds(
  tx: Database,
  { gateway, amount, orderId }: Payment,
  paymentRef: string,
  at: Date,
): Promise<void> {
  let left = amount - (await sumRefunds(tx, gateway, paymentRef));
  const initiated = await tx
    .select({ id: refunds.id, amount: refunds.amount })
    .from(refunds)
    .where(and(ofPayment(gateway, paymentRef), eq(refunds.state, "initiated")))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  for (const refund of initiated) {
    if (refund.amount > left) continue;
    left -= refund.amount;
    await tx
      .update(refunds)
      .set({ state: "done", nextCheckAt: null, updatedAt: at })
      .where(eq(refunds.id, refund.id));
    await enqueue(tx, { orderId, kind: `notice.refund_done.${refund.id}`, at });
  }
}

/** Refunds for a promise that we missed, or for a return: the order stays valid, even if its whole payment goes back. */
export const leavingTheOrder = ["missed_promise", "returned"] as const;

/** Whether the whole payment of an order is on its way back to the buyer, which will cancel the order. */
export async function isBeingRefunded(tx: Database, orderId: string): Promise<boolean> {
  const isOpen = and(
    eq(refunds.orderId, orderId),
    eq(refunds.state, "initiated"),
    notInArray(refunds.reason, [...leavingTheOrder]),
  );
  return (await tx.$count(refunds, isOpen)) > 0 && !(await hasUnrefundedPayment(tx, orderId));
}

/** What was given back of a payment. */
export async function sumRefunds(tx: Database, gateway: GatewayName, paymentRef: string): Promise<number> {
  const done = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(ofPayment(gateway, paymentRef), eq(refunds.state, "done")));
  return done.reduce((sum, { amount }) => sum + amount, 0);
}
