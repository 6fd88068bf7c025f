import type { GatewayName } from "@aradhana/core/contract";
import { and, asc, eq, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { GatewayRefund } from "./payment-gateway.ts";
import type { Payment } from "./payments.queries.ts";
import { refunds } from "./payments.table.ts";

const ofPayment = (gateway: GatewayName, paymentRef: string) =>
  and(eq(refunds.gateway, gateway), eq(refunds.gatewayPaymentId, paymentRef));

/** Stores what the gateway reports of a refund, whether it was requested here or made in the gateway's dashboard. */
export async function recordRefund(
  tx: Database,
  payment: Payment,
  { ref, id, amount, isFailed = false, paymentRef }: GatewayRefund & { paymentRef: string },
  at: Date,
): Promise<void> {
  const fields = { refundRef: ref, state: isFailed ? ("failed" as const) : ("done" as const), updatedAt: at };
  const isThis = or(eq(refunds.refundRef, ref), id === undefined ? undefined : eq(refunds.id, id));
  const updated = await tx
    .update(refunds)
    .set(fields)
    .where(and(ofPayment(payment.gateway, paymentRef), isThis))
    .returning({ id: refunds.id });
  if (updated.length > 0) return;
  const { orderId, gateway, currency } = payment;
  await tx.insert(refunds).values({
    ...{ id: newId("rfd"), orderId, paymentId: payment.id, gateway, gatewayPaymentId: paymentRef },
    ...{ amount, currency, reason: "at_gateway", createdAt: at, ...fields },
  });
}

/**
 * Marks the refunds of a payment that are under way as done, once the gateway reports that the whole payment was refunded.
 * One that failed stays so, and together they are at most the payment.
 */
export async function finishRefunds(
  tx: Database,
  { gateway, amount }: Payment,
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
    await tx.update(refunds).set({ state: "done", updatedAt: at }).where(eq(refunds.id, refund.id));
  }
}

/** What was given back of a payment. */
export async function sumRefunds(tx: Database, gateway: GatewayName, paymentRef: string): Promise<number> {
  const done = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(ofPayment(gateway, paymentRef), eq(refunds.state, "done")));
  return done.reduce((sum, { amount }) => sum + amount, 0);
}
