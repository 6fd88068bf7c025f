import { unpaidStates } from "@aradhana/core/payment";
import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { orderTooMany } from "./orders.errors.ts";
import { orders } from "./orders.table.ts";

interface GuestLimit {
  /** See `addressIndex`. */
  requestedBy: string;
  limit: number;
  at: Date;
}

/**
 * Throws if a guest's network has too many unpaid orders. The caller has inserted the order already. A lock makes
 * counting and ordering atomic for each network.
 */
export async function rejectTooManyUnpaid(
  tx: Database,
  { requestedBy, limit, at }: GuestLimit,
): Promise<void> {
  await lockName(tx, `orders/${requestedBy}`);
  // When this order expires, the count falls below the limit.
  const [blocking] = await tx
    .select({ payableUntil: orders.payableUntil })
    .from(orders)
    .where(
      and(
        eq(orders.requestedBy, requestedBy),
        isNull(orders.customerId),
        inArray(orders.state, [...unpaidStates]),
        gt(orders.payableUntil, at),
      ),
    )
    .orderBy(desc(orders.payableUntil))
    .offset(limit)
    .limit(1);
  if (!blocking) return;
  const wait = Math.ceil((blocking.payableUntil.getTime() - at.getTime()) / 1000);
  throw orderTooMany(retryAfter(Math.max(1, wait)));
}
