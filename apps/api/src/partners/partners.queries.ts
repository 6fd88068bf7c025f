import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { withoutMoney } from "../orders/orders.rules.ts";
import { orders } from "../orders/orders.table.ts";

/**
 * The order that a partner means by its id. Anybody may name it when he orders: one that is paid goes before
 * those that are not, then the newest.
 */
export async function findPartnerOrder(
  db: Database,
  partnerId: string,
  tempOrderId: string,
): Promise<StoredOrder | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.partnerId, partnerId), eq(orders.tempOrderId, tempOrderId)))
    .orderBy(inArray(orders.state, [...withoutMoney]), desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return order;
}
