import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { cashNotTaken } from "../quotes/quotes.errors.ts";
import { doneStates } from "./orders.rules.ts";
import { orders } from "./orders.table.ts";

/** How many orders to be paid in cash a customer may have under way at once. */
const OPEN_CASH_ORDERS = 3;

/**
 * Throws if a customer has too many orders under way that nobody has paid for. The caller has inserted the order
 * already. A lock makes counting and ordering atomic for each customer.
 */
export async function rejectTooManyInCash(tx: Database, customerId: string): Promise<void> {
  await lockName(tx, `cash/${customerId}`);
  const open = and(
    eq(orders.customerId, customerId),
    eq(orders.paysOnDelivery, true),
    notInArray(orders.state, [...doneStates]),
  );
  if ((await tx.$count(orders, open)) > OPEN_CASH_ORDERS) throw cashNotTaken();
}
