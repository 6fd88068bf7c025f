import type { Currency, GatewayName } from "@aradhana/core/contract";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { newId } from "../ids/new-id.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { GatewayRefund } from "./payment-gateway.ts";
import { type reviewQueue as queue, refunds, reviewQueue } from "./payments.table.ts";
import { queueForReview } from "./review.queries.ts";

/** Money at a gateway that no order has taken: of another amount than its order, or of no order of ours. */
export interface WrongPayment {
  orderId: string | null;
  paymentId: string | null;
  gateway: GatewayName;
  paymentRef: string;
  amount: number;
  currency: Currency;
}

/** The wrong payment of a case in the queue; undefined if it is about something else. */
export function wrongPaymentOf(item: typeof queue.$inferSelect): WrongPayment | undefined {
  const { gateway, payment_ref: paymentRef, status, amount, currency } = item.details;
  const isWrong = item.reason === "amount_mismatch" || item.reason === "unknown_payment";
  if (!isWrong || status !== "paid" || !gateway || !paymentRef || !currency) return undefined;
  if (typeof amount !== "number" || amount <= 0) return undefined;
  return {
    ...{ orderId: item.orderId, paymentId: item.paymentId, amount },
    // As `queueForReview` has stored them.
    ...{ gateway: gateway as GatewayName, paymentRef: String(paymentRef), currency: currency as Currency },
  };
}

const isOf = ({ gateway, paymentRef }: Pick<WrongPayment, "gateway" | "paymentRef">) =>
  and(eq(refunds.gateway, gateway), eq(refunds.gatewayPaymentId, paymentRef));

/** Locks a wrong payment, which may be in the queue several times. Whether its money is still at the gateway. */
export async function lockWrongPayment(tx: Database, wrong: WrongPayment): Promise<boolean> {
  await lockName(tx, `wrong payment ${wrong.gateway}/${wrong.paymentRef}`);
  return (await tx.$count(refunds, and(isOf(wrong), ne(refunds.state, "failed")))) === 0;
}

/** Matches the cases of the same payment. */
export const isSamePayment = ({ gateway, paymentRef }: WrongPayment) =>
  sql`${reviewQueue.details} @> ${JSON.stringify({ gateway, payment_ref: paymentRef })}::jsonb`;

/**
 * Writes the refund of a wrong payment and takes its cases from the queue. The outbox sends it to the gateway, or, as
 * that is about orders only, the reconciler.
 */
export async function refundWrongPayment(tx: Database, wrong: WrongPayment, at: Date): Promise<string> {
  const { orderId, paymentId, gateway, paymentRef: gatewayPaymentId, amount, currency } = wrong;
  const id = newId("rfd");
  await tx.insert(refunds).values({
    ...{ id, orderId, paymentId, gateway, gatewayPaymentId, amount, currency },
    ...{ reason: "wrong_payment", state: "initiated", createdAt: at, updatedAt: at },
    nextCheckAt: orderId === null ? at : null,
  });
  if (orderId !== null) {
    await enqueue(tx, { orderId, kind: `refund.${id}`, at });
    await enqueue(tx, { orderId, kind: `notice.refund_started.${id}`, at });
  }
  await tx
    .update(reviewQueue)
    .set({ resolvedAt: at })
    .where(and(isSamePayment(wrong), isNull(reviewQueue.resolvedAt)));
  return id;
}

/** Stores the result of a refund that belongs to no order. False if there is no such refund. */
export async function recordRefundOfNoOrder(
  tx: Database,
  gateway: GatewayName,
  { ref, id, isFailed = false }: GatewayRefund,
  at: Date,
): Promise<boolean> {
  const isThis = and(eq(refunds.gateway, gateway), isNull(refunds.orderId));
  const [found] = await tx
    .select()
    .from(refunds)
    .where(and(isThis, id === undefined ? eq(refunds.refundRef, ref) : eq(refunds.id, id)))
    .for("update");
  if (!found) return false;
  // Its events arrive in any order: the first result counts.
  if (found.state !== "initiated") return true;
  const state = isFailed ? "failed" : "done";
  const result = { refundRef: ref, state, nextCheckAt: null, updatedAt: at } as const;
  await tx.update(refunds).set(result).where(eq(refunds.id, found.id));
  if (isFailed) {
    const { amount, currency, gatewayPaymentId: paymentRef } = found;
    const event = {
      gatewayOrderId: paymentRef,
      paymentRef,
      status: "refunded",
      money: { amount, currency },
    } as const;
    await queueForReview(tx, { reason: "refund_failed", subject: found.id, gateway, event, at });
  }
  return true;
}
