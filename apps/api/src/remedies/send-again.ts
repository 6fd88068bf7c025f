import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { goodOf, promisedAgain } from "../goods/goods-snapshot.ts";
import { lines } from "../lines/lines.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { fulfilments, orderItems } from "../orders/orders.table.ts";
import { soldOut } from "../quotes/quotes.errors.ts";
import { remedies } from "./remedies.table.ts";

/**
 * Sends goods once more, as if they were ordered now: other pieces are taken from the stock, and the days of arrival are
 * promised again. The caller has locked the order.
 */
export async function sendAgain(tx: Database, part: StoredOrder, at: Date): Promise<void> {
  const { id: orderId, item, fulfilment, createdAt } = part;
  const taken = await lines[item.kind].seats?.retake(tx, item.offerId, item.pieces);
  if (taken !== "taken") throw soldOut({ details: { item_id: item.offerId } });
  const since = (await lastSentAgain(tx, item.id)) ?? createdAt;
  const { arrives, ...times } = promisedAgain({ item, fulfilment, since }, at);
  const snapshot = { ...goodOf(item), arrives };
  await tx.update(orderItems).set({ snapshot }).where(eq(orderItems.id, item.id));
  const unsent = { carrier: null, trackingNumber: null, moves: sql`${fulfilments.moves} + 1` };
  await tx
    .update(fulfilments)
    .set({ ...times, ...unsent })
    .where(eq(fulfilments.id, fulfilment.id));
  await moveFulfilments(tx, orderId, { only: [fulfilment.id], state: "confirmed", at });
}

async function lastSentAgain(tx: Database, itemId: string): Promise<Date | null | undefined> {
  const [last] = await tx
    .select({ at: remedies.decidedAt })
    .from(remedies)
    .where(
      and(
        eq(remedies.itemId, itemId),
        eq(remedies.reason, "goods_undelivered"),
        eq(remedies.state, "repeated"),
      ),
    )
    .orderBy(desc(remedies.decidedAt))
    .limit(1);
  return last?.at;
}
