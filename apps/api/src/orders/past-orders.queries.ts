import { notPaidStates, unpaidStates } from "@aradhana/core/payment";
import { and, eq, inArray, isNotNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { orders } from "./orders.table.ts";
import type { ReplacedOrder } from "./replace-order.queries.ts";

/** The buyer; a guest is identified by phone number. */
export interface Buyer {
  customerId: string | undefined;
  phoneIndex: string;
  /** Whether an order is being created, not just a quote. Then unpaid orders with a coupon count too. */
  isOrdering?: boolean;
  /** The unpaid order that the new one is to replace. */
  replaces?: ReplacedOrder | undefined;
}

/**
 * The number of a buyer's past orders, in total and with a coupon. Counts paid orders and, while ordering, unpaid
 * orders with a coupon that can still be paid. Expired orders do not count, and neither does `replaced`.
 */
export async function countPastOrders(
  db: Database,
  { customerId, phoneIndex, isOrdering = false }: Buyer,
  couponCode: string,
  replaced?: string,
): Promise<{ orders: number; uses: number }> {
  const isPayable = and(inArray(orders.state, [...unpaidStates]), isNotNull(orders.couponCode));
  const [counts] = await db
    .select({
      orders: sql<number>`count(*)::int`,
      uses: sql<number>`(count(*) filter (where ${orders.couponCode} = ${couponCode}))::int`,
    })
    .from(orders)
    .where(
      and(
        or(
          eq(orders.contactPhoneIndex, phoneIndex),
          customerId ? eq(orders.customerId, customerId) : undefined,
        ),
        or(notInArray(orders.state, [...notPaidStates]), isOrdering ? isPayable : undefined),
        replaced ? ne(orders.id, replaced) : undefined,
      ),
    );
  return counts ?? { orders: 0, uses: 0 };
}

/** Locks a buyer until the transaction ends, so that concurrent orders are counted one after the other. */
export async function lockBuyer(tx: Database, { customerId, phoneIndex }: Buyer): Promise<void> {
  // Always locked in the same sequence, to avoid deadlocks.
  for (const key of [phoneIndex, customerId ?? []].flat().toSorted()) {
    await lockName(tx, `buyer/${key}`);
  }
}
