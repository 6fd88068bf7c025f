import type { GatewayName } from "@aradhana/core/contract";
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { orderExpired, orderNotFound } from "../orders/orders.errors.ts";
import { isUnpaid } from "../orders/orders.rules.ts";
import { orders } from "../orders/orders.table.ts";
import { alreadyPaid } from "./payments.errors.ts";
import type { Payment } from "./payments.queries.ts";
import { nextCheck, unsettled } from "./payments.rules.ts";
import { payments } from "./payments.table.ts";

type Order = typeof orders.$inferSelect;

interface Start {
  orderId: string;
  gateway: GatewayName;
  returnUrl: string;
  at: Date;
}

/**
 * The attempt to go on with: the one that is open, else a new one. A paid order gets none. An attempt leads
 * back to where it was last started from until the gateway knows it; from then on to where the gateway was
 * told, wherever it is gone on with: a second attempt with another way back could be paid as well.
 */
export function openAttempt(db: Database, start: Start): Promise<{ order: Order; payment: Payment }> {
  const { orderId, at } = start;
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    if (!order) throw orderNotFound();
    const isOver = order.state === "expired" || order.state === "cancelled";
    if (isOver || (isUnpaid(order.state) && at >= order.payableUntil)) throw orderExpired();
    if (!isUnpaid(order.state)) throw alreadyPaid();

    const payment = (await findOpen(tx, start)) ?? (await begin(tx, order, start));
    // Whoever starts again will come back again: the pace of asking starts anew, and so does an attempt
    // that was declined: what its buyer is told of is the try he is just making.
    const again = payment.state === "failed_retryable" ? { state: "created" as const, failure: null } : {};
    const back = payment.gatewayOrderId ? {} : { returnUrl: start.returnUrl };
    const [opened = payment] = await tx
      .update(payments)
      .set({ watchedSince: null, ...again, ...back })
      .where(eq(payments.id, payment.id))
      .returning();
    if (order.state !== "payment_pending") await moveOrder(tx, orderId, "payment_pending", at);
    return { order, payment: opened };
  });
}

async function findOpen(tx: Database, { orderId, gateway, at }: Start): Promise<Payment | undefined> {
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

async function begin(tx: Database, order: Order, { gateway, returnUrl, at }: Start): Promise<Payment> {
  const [begun] = await tx
    .insert(payments)
    .values({
      ...{ id: newId("pay"), orderId: order.id, gateway, returnUrl, state: "created" },
      ...{ amount: order.grand, currency: order.currency },
      nextCheckAt: nextCheck(at, at),
      // One attempt serves as long as its order can be paid: a second one could be paid as well.
      expiresAt: order.payableUntil,
      ...{ createdAt: at, updatedAt: at },
    })
    .returning();
  if (!begun) throw new Error("a payment is begun and is not there");
  return begun;
}

/** Notes what the gateway calls the attempt. Of two who asked at once both got the same answer. */
export async function noteSession(
  db: Database,
  paymentId: string,
  session: { gatewayOrderId: string; redirectUrl: string | null },
): Promise<void> {
  await db
    .update(payments)
    .set(session)
    .where(and(eq(payments.id, paymentId), isNull(payments.gatewayOrderId)));
}

/** Notes when the buyer first asked how the payment stands, and says how long that is ago. */
export async function watch(db: Database, payment: Payment, at: Date): Promise<number> {
  if (payment.watchedSince) return at.getTime() - payment.watchedSince.getTime();
  await db
    .update(payments)
    .set({ watchedSince: at })
    .where(and(eq(payments.id, payment.id), isNull(payments.watchedSince)));
  return 0;
}
