import { isUnpaid } from "@aradhana/core/payment";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Offer } from "../lines/line.ts";
import { activePaymentStates, payments } from "../payments/payments.table.ts";
import { isCart, type QuoteInput } from "../quotes/quotes.table.ts";
import { findOwnOrder, lockOrder } from "./orders.queries.ts";
import type { OrderItemRow } from "./orders.table.ts";

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

/** What decides which order a new one replaces. */
export const newOrderOf = ({ type, id, parcel }: Offer, requested: QuoteInput): NewOrder => ({
  ...{ kind: type, offerId: id, replacesAny: isCart(requested) || parcel !== undefined },
});

/**
 * The id of the unpaid order that a new one replaces: that of a ritual by another of the same ritual. Undefined if it stays,
 * as while it may get money at any moment.
 */
export async function findReplaceable(
  db: Database,
  replaced: ReplacedOrder,
  { kind, offerId, replacesAny }: NewOrder,
): Promise<string | undefined> {
  const order = await findReplacedOrder(db, replaced);
  if (!order || !isUnpaid(order.state)) return undefined;
  if (!replacesAny && (order.item.kind !== kind || order.item.offerId !== offerId)) return undefined;
  const active = and(eq(payments.orderId, order.id), inArray(payments.state, [...activePaymentStates]));
  return (await db.$count(payments, active)) > 0 ? undefined : order.id;
}

/** Like `findReplaceable`; the order is locked until the transaction ends. */
export async function lockReplaceable(
  tx: Database,
  replaced: ReplacedOrder,
  by: NewOrder,
): Promise<string | undefined> {
  // Locked before its payments are read, because payment events lock the order too.
  if (await findReplacedOrder(tx, replaced)) await lockOrder(tx, replaced.orderId);
  return findReplaceable(tx, replaced, by);
}

/** Whether a replaced order has expired. */
export async function isReplacedOrderExpired(db: Database, replaced: ReplacedOrder): Promise<boolean> {
  return (await findReplacedOrder(db, replaced))?.state === "expired";
}
