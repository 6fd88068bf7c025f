import { isEnded } from "@aradhana/core/payment";
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
      // What was cancelled before it began stays so.
      const parts = (await readParts(tx, orderId)).filter(({ fulfilment }) => !isEnded(fulfilment.state));
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
      const parcels = parts.filter(({ fulfilment }) => fulfilment.kind === "parcel");
      if (parcels.length > 0) {
        const only = parcels.map(({ fulfilment }) => fulfilment.id);
        await moveFulfilments(tx, orderId, { only, state: "confirmed", at });
      }
      await enqueue(tx, { orderId, kind: "message.order_paid", at });
      await enqueue(tx, { orderId, kind: "invoice", at });
    }
    await markDone(tx, item.id, at);
  });
}
