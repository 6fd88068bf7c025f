import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { moveFulfilments } from "./move-order.queries.ts";
import { fulfilments, orders } from "./orders.table.ts";

const BATCH_SIZE = 50;

/** Schedules the rituals whose names are past their cutoff and can no longer be changed. Returns of how many orders. */
export function scheduleOrders(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const closed = await tx
      .select({ id: fulfilments.id, orderId: orders.id })
      .from(orders)
      .innerJoin(fulfilments, eq(fulfilments.orderId, orders.id))
      .where(and(eq(fulfilments.state, "sankalp_received"), lte(fulfilments.cutoffAt, now)))
      .orderBy(asc(fulfilments.cutoffAt))
      .limit(BATCH_SIZE)
      .for("update", { of: orders, skipLocked: true });
    const byOrder = Map.groupBy(closed, ({ orderId }) => orderId);
    for (const [orderId, rituals] of byOrder) {
      const only = rituals.map(({ id }) => id);
      await moveFulfilments(tx, orderId, { only, state: "scheduled", at: now });
    }
    return byOrder.size;
  });
}
