import { unpaidStates } from "@aradhana/core/payment";
import { and, asc, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { payments } from "../payments/payments.table.ts";
import { moveOrder } from "./move-order.queries.ts";
import { orders } from "./orders.table.ts";
import { releaseSeats } from "./seats.queries.ts";

const BATCH_SIZE = 50;

/** Expires orders that were not paid in time and releases their seats, unless a payment is pending. */
export async function expireOrders(db: Database, now: Date): Promise<number> {
  // One transaction per order: locking the same two pujas in a different sequence would deadlock.
  let ended = 0;
  while (ended < BATCH_SIZE && (await expireNext(db, now))) ended++;
  return ended;
}

/** Expires the most overdue order that no other process has locked; false if there is none. */
function expireNext(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const pendingPayment = tx
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), eq(payments.state, "pending")));
    const [late] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          inArray(orders.state, [...unpaidStates]),
          lte(orders.payableUntil, now),
          notExists(pendingPayment),
        ),
      )
      .orderBy(asc(orders.payableUntil))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!late) return false;
    await moveOrder(tx, late.id, "expired", now);
    await releaseSeats(tx, [late.id]);
    return true;
  });
}
