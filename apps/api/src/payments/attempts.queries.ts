import type { GatewayName } from "@aradhana/core/contract";
import { isEnded, stageOfOrder } from "@aradhana/core/payment";
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { orderExpired, orderNotFound } from "../orders/orders.errors.ts";
import { orders } from "../orders/orders.table.ts";
import { alreadyPaid, paymentPending } from "./payments.errors.ts";
import { findCurrentPayment, type Payment } from "./payments.queries.ts";
import { nextCheck, unsettled } from "./payments.rules.ts";
import { payments } from "./payments.table.ts";

type Order = typeof orders.$inferSelect;

interface AttemptInput {
  orderId: string;
  gateway: GatewayName;
  returnUrl: string;
  /** Whether a try with an unknown outcome is continued: a repeated charge checks the same try. @default false */
  continuesPending?: boolean;
  at: Date;
}

/**
 * Returns the open attempt of an order, or creates one; throws for an order that is paid or may be. The return URL can
 * change only until the gateway knows the attempt: a second attempt with another URL could be paid too.
 */
export function openAttempt(db: Database, input: AttemptInput): Promise<{ order: Order; payment: Payment }> {
  const { orderId, at } = input;
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    if (!order) throw orderNotFound();
    const current = await findCurrentPayment(tx, orderId);
    const stage = stageOfOrder({ state: order.state, payment_state: current?.state ?? null });
    if (stage === "paid") throw alreadyPaid();
    // Its money may be with us already: the buyer could pay twice.
    if (stage === "mismatch" || (stage === "confirming" && !input.continuesPending)) throw paymentPending();
    if (isEnded(order.state) || at >= order.payableUntil) throw orderExpired();

    const payment = (await findOpen(tx, input)) ?? (await createPayment(tx, order, input));
    // A retry restarts the polling intervals and clears an earlier decline, so that the buyer sees the current try.
    const reset = payment.state === "failed_retryable" ? { state: "created" as const, failure: null } : {};
    const newReturnUrl = payment.gatewayOrderId ? {} : { returnUrl: input.returnUrl };
    const [updated = payment] = await tx
      .update(payments)
      .set({ watchedSince: null, ...reset, ...newReturnUrl })
      .where(eq(payments.id, payment.id))
      .returning();
    if (order.state !== "payment_pending") await moveOrder(tx, orderId, "payment_pending", at);
    return { order, payment: updated };
  });
}

async function findOpen(tx: Database, { orderId, gateway, at }: AttemptInput): Promise<Payment | undefined> {
  const [open] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.gateway, gateway),
        inArray(payments.state, [...unsettled]),
        gt(payments.expiresAt, at),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return open;
}

async function createPayment(
  tx: Database,
  order: Order,
  { gateway, returnUrl, at }: AttemptInput,
): Promise<Payment> {
  const [created] = await tx
    .insert(payments)
    .values({
      ...{ id: newId("pay"), orderId: order.id, gateway, returnUrl, state: "created" },
      ...{ amount: order.grand, currency: order.currency },
      nextCheckAt: nextCheck(at, at),
      // The attempt lasts as long as its order can be paid: a second one could be paid too.
      expiresAt: order.payableUntil,
      ...{ createdAt: at, updatedAt: at },
    })
    .returning();
  if (!created) throw new Error("the inserted payment was not returned");
  return created;
}

/** Stores the gateway's session of an attempt. Of two concurrent requests the first one is stored, and returned to both. */
export function saveSession(
  db: Database,
  paymentId: string,
  session: { gatewayOrderId: string; redirectUrl: string | null },
): Promise<{ gatewayOrderId: string; redirectUrl: string | null }> {
  return db.transaction(async (tx) => {
    await tx
      .update(payments)
      .set(session)
      .where(and(eq(payments.id, paymentId), isNull(payments.gatewayOrderId)));
    const [stored] = await tx
      .select({ gatewayOrderId: payments.gatewayOrderId, redirectUrl: payments.redirectUrl })
      .from(payments)
      .where(eq(payments.id, paymentId));
    return stored?.gatewayOrderId
      ? { gatewayOrderId: stored.gatewayOrderId, redirectUrl: stored.redirectUrl }
      : session;
  });
}

/** Stores when the buyer first polled the status and returns the milliseconds since then. */
export async function recordFirstPoll(db: Database, payment: Payment, at: Date): Promise<number> {
  if (payment.watchedSince) return at.getTime() - payment.watchedSince.getTime();
  await db
    .update(payments)
    .set({ watchedSince: at })
    .where(and(eq(payments.id, payment.id), isNull(payments.watchedSince)));
  return 0;
}
