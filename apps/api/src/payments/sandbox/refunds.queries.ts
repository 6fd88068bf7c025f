import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { updateOrder } from "./sandbox.queries.ts";
import { sandboxOrders, sandboxRefunds } from "./sandbox.table.ts";

/** A refund of a payment or of a part of it: the shop's id of it, and ours. */
export interface SandboxRefund {
  id: string;
  ref: string;
  amount: number;
}

/** The gateway's id of a refund. */
export const refundRefOf = (id: string) => `sbr_${id}`;

/**
 * Refunds a paid order or a part of it, once for each of the shop's ids; false if it was not paid or less is left.
 * The order is refunded once nothing is left of its payment.
 */
export async function refundSandboxOrder(
  db: Database,
  { paymentRef, id, amount }: { paymentRef: string; id: string; amount: number },
  at: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.paymentRef, paymentRef))
      .for("update");
    if (!order) return false;
    const ref = refundRefOf(id);
    const made = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.orderId, order.id));
    const before = made.find((refund) => refund.id === ref);
    if (before) return before.amount === amount;
    const left = order.amount - made.reduce((sum, refund) => sum + refund.amount, 0);
    if (order.state !== "paid" || amount <= 0 || amount > left) return false;
    await tx.insert(sandboxRefunds).values({ id: ref, orderId: order.id, amount, createdAt: at });
    const state = amount === left ? "refunded" : "paid";
    await updateOrder(tx, order.id, { state }, at, { id, ref, amount });
    return true;
  });
}

/** Whether the sandbox has made a refund; it makes one at once or declines it. */
export const isSandboxRefund = async (db: Database, ref: string): Promise<boolean> =>
  (await db.$count(sandboxRefunds, eq(sandboxRefunds.id, ref))) > 0;
