import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { nameStates } from "../orders/orders.rules.ts";
import { orders } from "../orders/orders.table.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { enqueue, markDone, type OutboxItem } from "./outbox.queries.ts";

/**
 * The fulfilment of a paid order: the names are asked for and the buyer is told. All of it is one
 * transaction, so that a worker who dies half-way has done nothing.
 */
export function fulfil(db: Database, item: OutboxItem, at: Date): Promise<void> {
  const { orderId } = item;
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    if (order?.state === "paid") {
      const { due, received } = nameStates[order.type];
      await moveOrder(tx, orderId, due, at);
      // Names that were handed in before the payment count from now on.
      if ((await findSankalp(tx, orderId))?.submitted) await moveOrder(tx, orderId, received, at);
      await enqueue(tx, { orderId, kind: "message.order_paid", at });
    }
    await markDone(tx, item.id, at);
  });
}
