import type { Database } from "../db/database.ts";
import { lineOf } from "../lines/lines.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { enqueue, markDone, type OutboxItem } from "./outbox.queries.ts";

/**
 * The fulfilment of a paid order: the names are asked for and the buyer is told. All of it is one
 * transaction, so that a worker who dies half-way has done nothing.
 */
export function fulfil(db: Database, item: OutboxItem, at: Date): Promise<void> {
  const { orderId } = item;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state === "paid") {
      const { names } = lineOf(order);
      if (names) {
        await moveOrder(tx, orderId, names.due, at);
        // Names that were submitted before the payment count from now on.
        if ((await findSankalp(tx, orderId))?.submitted) await moveOrder(tx, orderId, names.received, at);
      }
      await enqueue(tx, { orderId, kind: "message.order_paid", at });
    }
    await markDone(tx, item.id, at);
  });
}
