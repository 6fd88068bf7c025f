import type { Currency } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { releaseSeats } from "../orders/seats.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { giveRefund } from "../payments/give-refund.ts";
import { changeTooLate, refundChanged } from "./changes.errors.ts";
import { quoteRefunds, readSold, sumOf } from "./read-sold.ts";

interface Cancellation {
  orderId: string;
  itemIds: readonly string[];
  /** What the buyer was shown. */
  refund: { amount: number; currency: Currency };
  at: Date;
}

/** Cancels items of an order and starts their refund, which is exactly the one that was shown, or nothing is done. */
export function cancelItems(db: Database, { orderId, itemIds, refund, at }: Cancellation): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw changeTooLate();
    const sold = await readSold(tx, order, at);
    const chosen = sold.parts.filter(({ item }) => itemIds.includes(item.id));
    if (chosen.length !== new Set(itemIds).size || chosen.some(({ cancel }) => !cancel))
      throw changeTooLate();
    const items = quoteRefunds(chosen, sold);
    const amount = sumOf(items);
    if (amount !== refund.amount || order.currency !== refund.currency)
      throw refundChanged({ details: { refund: { amount, currency: order.currency } } });

    const only = chosen.map(({ fulfilment }) => fulfilment.id);
    await moveFulfilments(tx, orderId, { only, state: "cancelled", at });
    await releaseSeats(tx, [orderId], itemIds);
    if (amount > 0 && sold.payment) {
      await giveRefund(tx, sold.payment, { amount, items, reason: "cancelled", at });
    }
    await enqueue(tx, { orderId, kind: `notice.order_cancelled.${chosen[0]?.item.id}`, at });
  });
}
