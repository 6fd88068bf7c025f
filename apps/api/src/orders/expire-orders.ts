import { and, asc, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { payments } from "../payments/payments.table.ts";
import { moveOrder } from "./move-order.queries.ts";
import { unpaidStates } from "./orders.rules.ts";
import { orders } from "./orders.table.ts";
import { releasePlaces } from "./places.queries.ts";

const AT_ONCE = 50;

/** Ends orders that were not paid in time and frees their places; one whose money is on its way waits. */
export async function expireOrders(db: Database, now: Date): Promise<number> {
  // One transaction each: two that lock the same two pujas in another order would wait for each other.
  let ended = 0;
  while (ended < AT_ONCE && (await expireNext(db, now))) ended++;
  return ended;
}

/** Ends the order that is late the longest and that nobody else has in hand; false where there is none. */
function expireNext(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const onItsWay = tx
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), eq(payments.state, "pending")));
    const [late] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(inArray(orders.state, [...unpaidStates]), lte(orders.payableUntil, now), notExists(onItsWay)),
      )
      .orderBy(asc(orders.payableUntil))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!late) return false;
    await moveOrder(tx, late.id, "expired", now);
    await releasePlaces(tx, late.id);
    return true;
  });
}
