import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { orderTooMany } from "./orders.errors.ts";
import { unpaidStates } from "./orders.rules.ts";
import { orders } from "./orders.table.ts";

interface Guests {
  /** See `addressIndex`. */
  askedBy: string;
  limit: number;
  at: Date;
}

/**
 * Refuses an order of a guest whose network waits with too many unpaid ones already; counting and ordering are
 * one step, whoever else of that network orders meanwhile. The caller has put the order in.
 */
export async function rejectTooManyUnpaid(tx: Database, { askedBy, limit, at }: Guests): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders/${askedBy}`}, 0))`);
  // The one that decides is over last of those that must go before there is room again.
  const [deciding] = await tx
    .select({ payableUntil: orders.payableUntil })
    .from(orders)
    .where(
      and(
        eq(orders.askedBy, askedBy),
        isNull(orders.customerId),
        inArray(orders.state, [...unpaidStates]),
        gt(orders.payableUntil, at),
      ),
    )
    .orderBy(desc(orders.payableUntil))
    .offset(limit)
    .limit(1);
  if (!deciding) return;
  const wait = Math.ceil((deciding.payableUntil.getTime() - at.getTime()) / 1000);
  throw orderTooMany(retryAfter(Math.max(1, wait)));
}
