import type { Database } from "../db/database.ts";
import { lineOf } from "../lines/lines.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import { lockOrder, partOf, readParts } from "../orders/orders.queries.ts";
import { findSankalp } from "../sankalp/sankalp.queries.ts";
import { enqueue, markDone, type OutboxItem } from "./outbox.queries.ts";

/**
 * Starts the fulfilment of a paid order: the names become due, the parcel is confirmed, the service begins and a message is queued. All in one transaction, so
 * that a crashed worker leaves no partial result.
 */
export function fulfil(db: Database, item: OutboxItem, at: Date): Promise<void> {
  const { orderId } = item;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state === "paid") {
      const parts = await readParts(tx, orderId);
      for (const part of parts) {
        const { names, details } = lineOf(part);
        if (details) await details.begin(tx, part, at);
        if (!names) continue;
        const only = [part.fulfilment.id];
        await moveFulfilments(tx, orderId, { only, state: names.due, at });
        // The names may have been submitted before the payment.
        if ((await findSankalp(tx, partOf(order, part)))?.submitted) {
          await moveFulfilments(tx, orderId, { only, state: names.received, at });
        }
      }
      if (parts.some(({ fulfilment }) => fulfilment.kind === "parcel")) {
        await moveFulfilments(tx, orderId, { kind: "parcel", state: "confirmed", at });
      }
      await enqueue(tx, { orderId, kind: "message.order_paid", at });
    }
    await markDone(tx, item.id, at);
  });
}
