import { and, eq, inArray, isNotNull, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { unpaidStates, withoutMoney } from "./orders.rules.ts";
import { orders } from "./orders.table.ts";

/** Who buys, as far as it is known: a guest is his number. */
export interface Buyer {
  customerId: string | undefined;
  phoneIndex: string;
  /** Whether he orders. Who only asks for a price may go on with the order that he has not paid yet. */
  isOrdering?: boolean;
}

/**
 * What somebody has bought before, in all and with a coupon: what he has paid for, and for whoever orders also
 * what he could still pay for at a coupon's price. What was not paid in time uses up nothing.
 */
export async function countBought(
  db: Database,
  { customerId, phoneIndex, isOrdering = false }: Buyer,
  couponCode: string,
): Promise<{ orders: number; uses: number }> {
  const isPayable = and(inArray(orders.state, [...unpaidStates]), isNotNull(orders.couponCode));
  const [counted] = await db
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
        or(notInArray(orders.state, [...withoutMoney]), isOrdering ? isPayable : undefined),
      ),
    );
  return counted ?? { orders: 0, uses: 0 };
}

/** Lets one order of a buyer at a time count what he has bought, until its transaction ends. */
export async function lockBuyer(tx: Database, { customerId, phoneIndex }: Buyer): Promise<void> {
  // Always in one order: two requests that take both cannot wait for each other.
  for (const key of [phoneIndex, customerId ?? []].flat().toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`buyer/${key}`}, 0))`);
  }
}
