import { isUnpaid } from "@aradhana/core/payment";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { activePaymentStates, payments } from "../payments/payments.table.ts";
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

/** The order to replace, if the secret is right. */
export const findReplacedOrder = (db: Database, { orderId, token }: ReplacedOrder) =>
  findOwnOrder(db, orderId, { token });

interface NewOrder extends Pick<OrderItemRow, "kind" | "offerId"> {
  /** Whether it has goods or is of a cart, which changes: then it replaces any order. */
  replacesAny: boolean;
}

/**
 * Expires an unpaid order that its buyer replaces: that of a ritual by another of the same ritual. A payment that still
 * arrives is handled like any late payment. Any other order is left unchanged.
 */
export async function expireReplacedOrder(
  tx: Database,
  { orderId, token }: ReplacedOrder,
  { kind, offerId, replacesAny }: NewOrder,
  at: Date,
): Promise<void> {
  if (!(await findReplacedOrder(tx, { orderId, token }))) return;
  // Locked before its payments are read, because payment events lock the order too.
  const order = await lockOrder(tx, orderId);
  if (!order || !isUnpaid(order.state)) return;
  if (!replacesAny && (order.item.kind !== kind || order.item.offerId !== offerId)) return;
  const paymentCount = await tx.$count(
    payments,
    and(eq(payments.orderId, orderId), inArray(payments.state, [...activePaymentStates])),
  );
  if (paymentCount > 0) return;
  await moveOrder(tx, orderId, "expired", at);
  await releaseSeats(tx, orderId);
}

/** Whether a replaced order has expired. */
export async function isReplacedOrderExpired(db: Database, replaced: ReplacedOrder): Promise<boolean> {
  return (await findReplacedOrder(db, replaced))?.state === "expired";
}
