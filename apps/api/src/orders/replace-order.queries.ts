import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { payments } from "../payments/payments.table.ts";
import { moveOrder } from "./move-order.queries.ts";
import { findOwnOrder } from "./orders.queries.ts";
import { isUnpaid } from "./orders.rules.ts";
import { orders } from "./orders.table.ts";
import { releaseSeat } from "./seats.queries.ts";

/** An order, and what proves it to be the caller's. */
export interface Replaced {
  orderId: string;
  token: string;
}

/** An order to be replaced, as a request names it. */
export const replacedOf = (named: { order_id: string; t: string }): Replaced => ({
  ...{ orderId: named.order_id, token: named.t },
});

/** What an order is for: one of the two. */
type Rite = Pick<typeof orders.$inferSelect, "poojaId" | "chadhaavaId">;

/** In which there is money, or may be at any moment. */
const withMoney = ["pending", "success", "mismatch"] as const;

/**
 * Ends an unpaid order in whose place the same buyer orders the same rite anew, as if its time to pay had run out: money
 * that comes for it all the same is dealt with as any that comes late. Whatever else is named is left as it is.
 */
export async function endReplaced(
  tx: Database,
  { orderId, token }: Replaced,
  { poojaId, chadhaavaId }: Rite,
  at: Date,
): Promise<void> {
  if (!(await findOwnOrder(tx, orderId, { token }))) return;
  // Held before its payments are looked at: what is told of them waits for the order as well.
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order || !isUnpaid(order.state)) return;
  if (order.poojaId !== poojaId || order.chadhaavaId !== chadhaavaId) return;
  const under = await tx.$count(
    payments,
    and(eq(payments.orderId, orderId), inArray(payments.state, [...withMoney])),
  );
  if (under > 0) return;
  await moveOrder(tx, orderId, "expired", at);
  if (order.holdsSeat) await releaseSeat(tx, order);
}

/** Whether an order has ended in whose place another was ordered. */
export async function hasEnded(db: Database, { orderId, token }: Replaced): Promise<boolean> {
  return (await findOwnOrder(db, orderId, { token }))?.state === "expired";
}
