import { isSameName } from "@aradhana/core/checkout";
import type { FamilyProfileRequest } from "@aradhana/core/contract";
import { and, desc, eq } from "drizzle-orm";
import { isPhoneOf } from "../customers/customer-phones.queries.ts";
import type { Customer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { openContact } from "../orders/sealed-fields.ts";
import { openContent } from "../sankalp/content.ts";
import { sankalps } from "../sankalp/sankalp.table.ts";
import type { Vault } from "../vault/create-vault.ts";

/** So many orders are read: a family's names are in the latest. */
const MOST_ORDERS = 3;

/** The name in the latest order with a verified number of the customer, if it has one. */
export async function readEarlierName(db: Database, vault: Vault, customer: Customer) {
  const [order] = await db
    .select({ id: orders.id, contactSealed: orders.contactSealed })
    .from(orders)
    .where(and(eq(orders.customerId, customer.id), isPhoneOf(customer, orders.contactPhoneIndex)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order ? openContact(vault, order).name : null;
}

/** The devotees in the customer's latest orders, each name once. */
export async function listEarlierDevotees(db: Database, vault: Vault, customer: Customer) {
  const rows = await db
    .select({ id: sankalps.id, contentSealed: sankalps.contentSealed })
    .from(sankalps)
    .innerJoin(orders, eq(orders.id, sankalps.orderId))
    .where(eq(orders.customerId, customer.id))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_ORDERS);
  const all = rows.flatMap(({ id, contentSealed }) => openContent(vault, id, contentSealed).devotees);
  return all
    .filter(({ name }, place) => all.findIndex((each) => isSameName(each.name, name)) === place)
    .map(
      ({ name, name_devanagari, gotra, relation }): FamilyProfileRequest => ({
        ...{ name, name_devanagari, gotra, relation },
      }),
    );
}
