import { unpaidStates } from "@aradhana/core/payment";
import { and, asc, eq, exists, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { isOnCancelledDate } from "../lines/is-on-date.ts";
import { skipChargeOf } from "../mandates/mandates.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { moveOrder } from "./move-order.queries.ts";
import { orderItems, orders } from "./orders.table.ts";
import { releaseSeats } from "./seats.queries.ts";

const BATCH_SIZE = 50;

/**
 * Closes unpaid orders with a date that staff cancelled, and lets their buyers know. A payment that was under way is
 * given back when it arrives (`applyPaid`).
 */
export async function closeCancelled(db: Database, now: Date, stop: AbortSignal): Promise<number> {
  // One transaction per order, as in `expireOrders`.
  let closed = 0;
  while (!stop.aborted && closed < BATCH_SIZE && (await closeNext(db, now))) closed++;
  return closed;
}

function closeNext(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const cancelled = tx
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orders.id), isOnCancelledDate()));
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.state, [...unpaidStates]), exists(cancelled)))
      .orderBy(asc(orders.payableUntil))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!order) return false;
    const [item] = await tx
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, order.id), isOnCancelledDate()))
      .orderBy(asc(orderItems.position))
      .limit(1);
    await moveOrder(tx, order.id, "expired", now);
    await releaseSeats(tx, [order.id]);
    await skipChargeOf(tx, order.id, now);
    if (item)
      await enqueue(tx, { orderId: order.id, kind: `notice.date_cancelled_unpaid.${item.id}`, at: now });
    return true;
  });
}
