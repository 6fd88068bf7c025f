import { and, asc, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { payments } from "../payments/payments.table.ts";
import { moveOrder } from "./move-order.queries.ts";
import { unpaidStates } from "./orders.rules.ts";
import { orders } from "./orders.table.ts";
import { releaseSeat } from "./seats.queries.ts";

const AT_ONCE = 50;

/** Ends orders that were not paid in time and frees their places; one whose money is on its way waits. */
export function expireOrders(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const onItsWay = tx
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), eq(payments.state, "pending")));
    const late = await tx
      .select({ id: orders.id, poojaId: orders.poojaId, holdsSeat: orders.holdsSeat })
      .from(orders)
      .where(
        and(inArray(orders.state, [...unpaidStates]), lte(orders.payableUntil, now), notExists(onItsWay)),
      )
      .orderBy(asc(orders.payableUntil))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    for (const order of late) {
      await moveOrder(tx, order.id, "expired", now);
      if (order.holdsSeat) await releaseSeat(tx, order);
    }
    return late.length;
  });
}
