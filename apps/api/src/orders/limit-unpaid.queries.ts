import { goodsType } from "@aradhana/core/contract";
import { unpaidStates } from "@aradhana/core/payment";
import { and, desc, eq, exists, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { orderTooMany } from "./orders.errors.ts";
import { orderItems, orders } from "./orders.table.ts";

interface GuestLimit {
  /** See `addressIndex`. */
  requestedBy: string;
  limit: number;
  at: Date;
}

/** How many unpaid orders a customer may have at once: their places are missing to others. */
const UNPAID_ORDERS = 20;
/** The same of goods, of which there may be a single piece. */
const UNPAID_GOODS_ORDERS = 5;

/** Throws if a guest's network has too many unpaid orders. The caller has inserted the order already. */
export function rejectTooManyUnpaid(tx: Database, { requestedBy, limit, at }: GuestLimit): Promise<void> {
  const ofNetwork = and(eq(orders.requestedBy, requestedBy), isNull(orders.customerId));
  return rejectBeyond(tx, { lock: `orders/${requestedBy}`, isCounted: ofNetwork, limit, at });
}

interface CustomerLimit {
  customerId: string;
  /** Whether the order has goods. */
  hasGoods: boolean;
  at: Date;
}

/** Throws if a customer has too many unpaid orders, or too many of goods. The caller has inserted the order already. */
export async function rejectTooManyUnpaidOfCustomer(
  tx: Database,
  { customerId, hasGoods, at }: CustomerLimit,
): Promise<void> {
  const isOwn = eq(orders.customerId, customerId);
  const lock = `orders/customer/${customerId}`;
  await rejectBeyond(tx, { lock, isCounted: isOwn, limit: UNPAID_ORDERS, at });
  if (!hasGoods) return;
  const good = tx
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), inArray(orderItems.kind, [...goodsType.options])));
  await rejectBeyond(tx, { lock, isCounted: and(isOwn, exists(good)), limit: UNPAID_GOODS_ORDERS, at });
}

interface Limit {
  lock: string;
  isCounted: SQL | undefined;
  limit: number;
  at: Date;
}

/** A lock makes counting and ordering atomic. */
async function rejectBeyond(tx: Database, { lock, isCounted, limit, at }: Limit): Promise<void> {
  await lockName(tx, lock);
  // When this order expires, the count falls below the limit.
  const [blocking] = await tx
    .select({ payableUntil: orders.payableUntil })
    .from(orders)
    .where(and(isCounted, inArray(orders.state, [...unpaidStates]), gt(orders.payableUntil, at)))
    .orderBy(desc(orders.payableUntil))
    .offset(limit)
    .limit(1);
  if (!blocking) return;
  const wait = Math.ceil((blocking.payableUntil.getTime() - at.getTime()) / 1000);
  throw orderTooMany(retryAfter(Math.max(1, wait)));
}
