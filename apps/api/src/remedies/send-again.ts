import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { goodOf, promisedAgain } from "../goods/goods-snapshot.ts";
import { lines } from "../lines/lines.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { fulfilments, orderItems } from "../orders/orders.table.ts";
import { soldOut } from "../quotes/quotes.errors.ts";

/**
 * Sends goods a second time, as if they were ordered now: other pieces are taken from the stock, and the days of arrival are
 * promised again. The caller has locked the order.
 */
export async function sendAgain(tx: Database, part: StoredOrder, at: Date): Promise<void> {
  const { id: orderId, item, fulfilment, createdAt } = part;
  const taken = await lines[item.kind].seats?.retake(tx, item.offerId, item.pieces);
  if (taken !== "taken") throw soldOut({ details: { item_id: item.offerId } });
  const { arrives, ...times } = promisedAgain({ item, fulfilment, createdAt }, at);
  const snapshot = { ...goodOf(item), arrives };
  await tx.update(orderItems).set({ snapshot }).where(eq(orderItems.id, item.id));
  const unsent = { carrier: null, trackingNumber: null, moves: sql`${fulfilments.moves} + 1` };
  await tx
    .update(fulfilments)
    .set({ ...times, ...unsent })
    .where(eq(fulfilments.id, fulfilment.id));
  await moveFulfilments(tx, orderId, { only: [fulfilment.id], state: "confirmed", at });
}
