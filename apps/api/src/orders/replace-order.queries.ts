import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { payments } from "../payments/payments.table.ts";
import { moveOrder } from "./move-order.queries.ts";
import { findOwnOrder, lockOrder } from "./orders.queries.ts";
import { isUnpaid } from "./orders.rules.ts";
import type { OrderItemRow } from "./orders.table.ts";
import { releasePlaces } from "./places.queries.ts";

/** An order, and what proves it to be the caller's. */
export interface Replaced {
  orderId: string;
  token: string;
}

/** An order to be replaced, as a request names it. */
export const replacedOf = (named: { order_id: string; t: string }): Replaced => ({
  ...{ orderId: named.order_id, token: named.t },
});

/** What an order is for. */
type Booked = Pick<OrderItemRow, "kind" | "offerId">;

/** In which there is money, or may be at any moment. */
const withMoney = ["pending", "success", "mismatch"] as const;

/**
 * Expires an unpaid order that the same buyer replaces by another of the same thing: money that still comes for it is
 * handled like any late payment. Whatever else is named is left as it is.
 */
export async function endReplaced(
  tx: Database,
  { orderId, token }: Replaced,
  { kind, offerId }: Booked,
  at: Date,
): Promise<void> {
  if (!(await findOwnOrder(tx, orderId, { token }))) return;
  // Locked before its payments are read: events about them wait for the order as well.
  const order = await lockOrder(tx, orderId);
  if (!order || !isUnpaid(order.state)) return;
  if (order.item.kind !== kind || order.item.offerId !== offerId) return;
  const under = await tx.$count(
    payments,
    and(eq(payments.orderId, orderId), inArray(payments.state, [...withMoney])),
  );
  if (under > 0) return;
  await moveOrder(tx, orderId, "expired", at);
  await releasePlaces(tx, orderId);
}

/** Whether an order has ended in whose place another was ordered. */
export async function hasEnded(db: Database, { orderId, token }: Replaced): Promise<boolean> {
  return (await findOwnOrder(db, orderId, { token }))?.state === "expired";
}
