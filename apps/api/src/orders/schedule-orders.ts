import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { moveOrder } from "./move-order.queries.ts";
import { fulfilments, orders } from "./orders.table.ts";

const AT_ONCE = 50;

/** Hands over the names that are closed by now: from here on nobody changes them. */
export function scheduleOrders(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const closed = await tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(fulfilments, eq(fulfilments.orderId, orders.id))
      .where(and(eq(orders.state, "sankalp_received"), lte(fulfilments.cutoffAt, now)))
      .orderBy(asc(fulfilments.cutoffAt))
      .limit(AT_ONCE)
      .for("update", { of: orders, skipLocked: true });
    for (const { id } of closed) await moveOrder(tx, id, "scheduled", now);
    return closed.length;
  });
}
