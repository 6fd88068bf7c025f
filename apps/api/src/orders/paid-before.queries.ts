import { and, eq, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { withoutMoney } from "./orders.rules.ts";
import { orders } from "./orders.table.ts";

/** Who buys, as far as it is known: a guest is his number. */
export interface Buyer {
  customerId: string | undefined;
  phoneIndex: string;
}

/** What somebody has paid for before, in all and with a coupon. What was never paid uses up nothing. */
export async function countPaid(
  db: Database,
  { customerId, phoneIndex }: Buyer,
  couponCode: string,
): Promise<{ orders: number; uses: number }> {
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
        notInArray(orders.state, [...withoutMoney]),
      ),
    );
  return counted ?? { orders: 0, uses: 0 };
}
