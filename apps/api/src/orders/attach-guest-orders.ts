import { and, eq, isNull } from "drizzle-orm";
import { isPhoneOf } from "../customers/customer-phones.queries.ts";
import type { Customer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { orders } from "./orders.table.ts";

/** Assigns guest orders to a customer: those with a verified number of theirs and those of this browser session. */
export async function attachGuestOrders(db: Database, customer: Customer, session: string | undefined) {
  const isGuests = isNull(orders.customerId);
  if (session) {
    await db
      .update(orders)
      .set({ customerId: customer.id, placedBy: customer.id })
      .where(and(isGuests, eq(orders.sessionIndex, session)));
  }
  await db
    .update(orders)
    .set({ customerId: customer.id })
    .where(and(isGuests, isPhoneOf(customer, orders.contactPhoneIndex)));
}
