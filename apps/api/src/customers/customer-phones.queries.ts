import type { CustomerPhones } from "@aradhana/core/contract";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { ParsedPhone } from "../phone/read-phone.ts";
import type { Vault } from "../vault/create-vault.ts";
import { customerPhones } from "./customer-phones.table.ts";
import { type Customer, lockPhone, openPhone, phoneIndex, sealPhone } from "./customers.queries.ts";
import { customers } from "./customers.table.ts";

/** How many numbers one customer can have beside the main one. */
const MAX_OTHERS = 4;

const ownPhone = ({ id }: Pick<Customer, "id">, phoneId: string) =>
  and(eq(customerPhones.customerId, id), eq(customerPhones.id, phoneId));

/**
 * Whether the number in a column is a verified one of this customer. PostgreSQL uses the column's index for an array,
 * but not for a subquery beside `or`.
 */
export const isPhoneOf = (
  { id, phoneIndex: main }: Pick<Customer, "id" | "phoneIndex">,
  column: PgColumn,
): SQL =>
  sql`(${column} = ${main} or ${column} = any(array(select ${customerPhones.phoneIndex} from ${customerPhones} where ${eq(customerPhones.customerId, id)})))`;

/** All verified numbers of a customer, the oldest first. */
export async function listPhones(db: Database, vault: Vault, customer: Customer): Promise<CustomerPhones> {
  const rows = await db
    .select()
    .from(customerPhones)
    .where(eq(customerPhones.customerId, customer.id))
    .orderBy(asc(customerPhones.createdAt), asc(customerPhones.id));
  const open = (sealed: string) => openPhone(vault, customer.id, sealed);
  return {
    main: open(customer.phoneSealed),
    others: rows.map(({ id, phoneSealed }) => ({ id, phone: open(phoneSealed) })),
  };
}

/** Adds a verified number; an own one changes nothing. Lock the customer first. */
export async function addPhone(
  tx: Database,
  vault: Vault,
  customer: Customer,
  phone: ParsedPhone,
  at: Date,
): Promise<"added" | "taken" | "too_many"> {
  const index = phoneIndex(vault, phone.e164);
  await lockPhone(tx, index);
  if (index === customer.phoneIndex) return "added";
  const [other] = await tx.select().from(customerPhones).where(eq(customerPhones.phoneIndex, index));
  if (other) return other.customerId === customer.id ? "added" : "taken";
  if ((await tx.$count(customers, eq(customers.phoneIndex, index))) > 0) return "taken";
  if ((await tx.$count(customerPhones, eq(customerPhones.customerId, customer.id))) >= MAX_OTHERS) {
    return "too_many";
  }
  await tx.insert(customerPhones).values({
    ...{ id: newId("ph"), customerId: customer.id, phoneIndex: index, createdAt: at },
    phoneSealed: sealPhone(vault, customer.id, phone),
  });
  return "added";
}

/** Makes another own number the main one; undefined if there is none. Lock the customer first. */
export async function makeMainPhone(tx: Database, customer: Customer, phoneId: string, at: Date) {
  const [chosen] = await tx.select().from(customerPhones).where(ownPhone(customer, phoneId));
  if (!chosen) return undefined;
  const { phoneIndex: index, phoneSealed } = customer;
  // Somebody who signs in meanwhile finds each number in one of the tables. Always in the same sequence.
  for (const each of [index, chosen.phoneIndex].toSorted()) await lockPhone(tx, each);
  await tx.update(customerPhones).set({ phoneIndex: index, phoneSealed }).where(ownPhone(customer, phoneId));
  const [changed] = await tx
    .update(customers)
    .set({ phoneIndex: chosen.phoneIndex, phoneSealed: chosen.phoneSealed, updatedAt: at })
    .where(eq(customers.id, customer.id))
    .returning();
  return changed;
}

/** Removes a number beside the main one; false if there is none. Lock the customer first. */
export async function removePhone(tx: Database, customer: Customer, phoneId: string): Promise<boolean> {
  const removed = await tx.delete(customerPhones).where(ownPhone(customer, phoneId)).returning();
  return removed.length > 0;
}
