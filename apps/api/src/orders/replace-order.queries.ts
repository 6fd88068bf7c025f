import { isUnpaid } from "@aradhana/core/payment";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { payments } from "../payments/payments.table.ts";
import { moveOrder } from "./move-order.queries.ts";
import { findOwnOrder, lockOrder } from "./orders.queries.ts";
import type { OrderItemRow } from "./orders.table.ts";
import { releaseSeats } from "./seats.queries.ts";

/** An order to replace, with the secret that proves its ownership. */
export interface ReplacedOrder {
  orderId: string;
  token: string;
}

export const toReplacedOrder = (request: { order_id: string; t: string }): ReplacedOrder => ({
  ...{ orderId: request.order_id, token: request.t },
});

type BookedOffer = Pick<OrderItemRow, "kind" | "offerId">;

/** States of a payment that has succeeded or still may. */
const activePaymentStates = ["pending", "success", "mismatch"] as const;

/**
 * Expires an unpaid order that its buyer replaces by another of the same offer. A payment that still arrives is
 * handled like any late payment. Any other order is left unchanged.
 */
export async function expireReplacedOrder(
  tx: Database,
  { orderId, token }: ReplacedOrder,
  { kind, offerId }: BookedOffer,
  at: Date,
): Promise<void> {
  if (!(await findOwnOrder(tx, orderId, { token }))) return;
  // Locked before its payments are read, because payment events lock the order too.
  const order = await lockOrder(tx, orderId);
  if (!order || !isUnpaid(order.state)) return;
  if (order.item.kind !== kind || order.item.offerId !== offerId) return;
  const paymentCount = await tx.$count(
    payments,
    and(eq(payments.orderId, orderId), inArray(payments.state, [...activePaymentStates])),
  );
  if (paymentCount > 0) return;
  await moveOrder(tx, orderId, "expired", at);
  await releaseSeats(tx, orderId);
}

/** Whether a replaced order has expired. */
export async function isReplacedOrderExpired(
  db: Database,
  { orderId, token }: ReplacedOrder,
): Promise<boolean> {
  return (await findOwnOrder(db, orderId, { token }))?.state === "expired";
}
