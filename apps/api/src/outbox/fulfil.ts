import type { Database } from "../db/database.ts";
import { lineOf } from "../lines/lines.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { enqueue, markDone, type OutboxItem } from "./outbox.queries.ts";

/**
 * Starts the fulfilment of a paid order: the names become due and a message is queued. All in one transaction, so
 * that a crashed worker leaves no partial result.
 */
export function fulfil(db: Database, item: OutboxItem, at: Date): Promise<void> {
  const { orderId } = item;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state === "paid") {
      const { names } = lineOf(order);
      if (names) {
        await moveOrder(tx, orderId, names.due, at);
        // The names may have been submitted before the payment.
        if ((await findSankalp(tx, orderId))?.submitted) await moveOrder(tx, orderId, names.received, at);
      }
      await enqueue(tx, { orderId, kind: "message.order_paid", at });
    }
    await markDone(tx, item.id, at);
  });
}
