import type { Currency, ReturnReason } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { refundChanged } from "../changes/changes.errors.ts";
import { readSold } from "../changes/read-sold.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { recordEvent } from "../orders/move-order.queries.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { returnClosed, returnRequested } from "./returns.errors.ts";
import { returns } from "./returns.table.ts";

interface ReturnRequest {
  orderId: string;
  itemId: string;
  pieces: number;
  reason: ReturnReason;
  /** What the buyer was shown. */
  refund: { amount: number; currency: Currency };
  at: Date;
}

/** Requests the return of pieces of an item, with the refund that was shown. The same request twice is one return. */
export function requestReturn(db: Database, request: ReturnRequest): Promise<void> {
  const { orderId, itemId, pieces, reason, refund, at } = request;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw returnClosed({ details: { reason: "unknown_item" } });
    const [stored] = await tx.select().from(returns).where(eq(returns.itemId, itemId));
    if (stored?.orderId === orderId) {
      const isSame = stored.pieces === pieces && stored.reason === reason && stored.amount === refund.amount;
      if (isSame) return;
      throw returnRequested();
    }
    const part = (await readSold(tx, order, at)).parts.find(({ item }) => item.id === itemId);
    if (!part) throw returnClosed({ details: { reason: "unknown_item" } });
    const offer = part.returning;
    if (typeof offer === "string") throw returnClosed({ details: { reason: offer } });
    if (offer.by === "care") throw returnClosed({ details: { reason: "by_care" } });
    const amount = offer.refunds[pieces - 1];
    if (amount === undefined) throw returnClosed({ details: { reason: "too_many" } });
    const { currency } = order;
    if (amount !== refund.amount || currency !== refund.currency)
      throw refundChanged({ details: { refund: { amount, currency } } });
    const state = "return_requested";
    await tx.insert(returns).values({
      ...{ id: newId("ret"), orderId, itemId, pieces, reason, state, amount },
      ...{ requestedAt: at, updatedAt: at },
    });
    await recordEvent(tx, part.fulfilment, { state, at });
    await enqueue(tx, { orderId, kind: `notice.return_requested.${itemId}`, at });
  });
}
