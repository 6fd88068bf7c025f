import type { Database } from "../db/database.ts";
import { findPart, lockOrder } from "../orders/orders.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { changeTooLate } from "./changes.errors.ts";
import { moveToDate } from "./move-to-date.ts";
import { readSold } from "./read-sold.ts";

interface Rescheduling {
  orderId: string;
  itemId: string;
  ritualId: string;
  at: Date;
}

/** Moves a ritual to a later date, as often as its terms allow. */
export function reschedule(db: Database, { orderId, itemId, ritualId, at }: Rescheduling): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order && (await findPart(tx, order, itemId));
    if (!order || !part) throw changeTooLate();
    const sold = await readSold(tx, order, at);
    if (!sold.parts.find(({ item }) => item.id === itemId)?.movableUntil) throw changeTooLate();
    await moveToDate(tx, part, { ritualId, after: part.fulfilment.startsAt, at });
    await enqueue(tx, { orderId, kind: `notice.order_moved.${itemId}.${part.fulfilment.moves + 1}`, at });
  });
}
