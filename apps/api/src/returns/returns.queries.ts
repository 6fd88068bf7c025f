import type { Currency, GoodsReturn, Language } from "@aradhana/core/contract";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orderItems } from "../orders/orders.table.ts";
import { returns } from "./returns.table.ts";

/** The returns of an order as its buyer sees them. */
export async function readReturns(
  db: Database,
  { id, currency }: { id: string; currency: Currency },
  lang: Language,
): Promise<GoodsReturn[]> {
  const rows = await db
    .select({ row: returns, title: orderItems.title })
    .from(returns)
    .innerJoin(orderItems, eq(orderItems.id, returns.itemId))
    .where(eq(returns.orderId, id))
    .orderBy(asc(returns.requestedAt));
  return rows.map(({ row: { itemId, pieces, reason, state, amount, rejection, requestedAt }, title }) => ({
    ...{ item_id: itemId, title: title[lang], pieces, reason, state, rejection },
    refund: { amount, currency },
    requested_at: requestedAt.toISOString(),
  }));
}
