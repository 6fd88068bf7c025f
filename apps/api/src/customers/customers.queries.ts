import type { Language, Phone, User } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import { newId } from "../ids/new-id.ts";
import type { ParsedPhone } from "../phone/read-phone.ts";
import type { Vault } from "../vault/create-vault.ts";
import { currentConsents } from "./consents.rules.ts";
import { customerPhones } from "./customer-phones.table.ts";
import { customers } from "./customers.table.ts";

export type Customer = typeof customers.$inferSelect;

interface VerifiedPhone {
  phone: ParsedPhone;
  language: Language;
  countryCode: string;
  at: Date;
}

/** The encrypted value: dial code and national number. */
const sealedPhone = v.tuple([v.string(), v.string()]);

/** Where a sealed value belongs to. */
const contextOf = (column: string, id: string) => `customers.${column}/${id}`;

/** The keyed hash by which a number is looked up in every table. */
export const phoneIndex = (vault: Vault, e164: string) => vault.mac("phone", e164);

export const sealPhone = (
  vault: Vault,
  customerId: string,
  { dialCode, number }: Omit<ParsedPhone, "e164">,
) => vault.seal(contextOf("phone", customerId), JSON.stringify([dialCode, number]));

export function openPhone(vault: Vault, customerId: string, sealed: string): Phone {
  const [dialCode, number] = v.parse(
    sealedPhone,
    JSON.parse(vault.open(contextOf("phone", customerId), sealed)),
  );
  return { dial_code: dialCode, number };
}

/** Makes other transactions that give this number to an account wait until this one ends. */
export const lockPhone = (tx: Database, index: string) => lockName(tx, `customers/phone/${index}`);

/** The customer with this verified number, main or not, created if there is none. Call it in a transaction. */
export async function findOrCreateCustomer(
  db: Database,
  vault: Vault,
  { phone, language, countryCode, at }: VerifiedPhone,
): Promise<{ customer: Customer; isNew: boolean }> {
  const index = phoneIndex(vault, phone.e164);
  await lockPhone(db, index);
  const [owner] = await db
    .select({ customer: customers })
    .from(customerPhones)
    .innerJoin(customers, eq(customers.id, customerPhones.customerId))
    .where(eq(customerPhones.phoneIndex, index));
  if (owner) return { customer: owner.customer, isNew: false };
  const id = newId("cus");
  const [created] = await db
    .insert(customers)
    .values({
      id,
      phoneIndex: index,
      phoneSealed: sealPhone(vault, id, phone),
      language,
      countryCode,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: customers.phoneIndex })
    .returning();
  if (created) return { customer: created, isNew: true };
  const [customer] = await db.select().from(customers).where(eq(customers.phoneIndex, index));
  if (!customer) throw new Error("a customer was deleted while signing in");
  return { customer, isNew: false };
}

/** Reads a customer and makes other transactions that lock them wait until this one ends. */
export async function lockCustomer(tx: Database, id: string): Promise<Customer | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for("update");
  return customer;
}

/** Whether an account exists; it cannot be deleted until the transaction ends. */
export async function isAccountOpen(tx: Database, id: string): Promise<boolean> {
  const [customer] = await tx
    .select({ status: customers.status })
    .from(customers)
    .where(eq(customers.id, id))
    .for("share");
  return customer?.status === "active";
}

/** The name that a customer has given, if any. */
export const openName = (vault: Vault, { id, nameSealed }: Customer): string | null =>
  nameSealed && vault.open(contextOf("name", id), nameSealed);

/** The confirmed address of e-mail, if any. */
export const openEmail = (vault: Vault, { id, emailSealed }: Customer): string | null =>
  emailSealed && vault.open(contextOf("email", id), emailSealed);

/** Saves a confirmed address of e-mail, or removes it. */
export async function setEmail(tx: Database, vault: Vault, id: string, email: string | null, at: Date) {
  const emailSealed = email && vault.seal(contextOf("email", id), email);
  await tx.update(customers).set({ emailSealed, updatedAt: at }).where(eq(customers.id, id));
}

/** The customer's own data, as the API returns it to them. */
export function userOf(vault: Vault, customer: Customer): User {
  const { id, phoneSealed, language, countryCode, consents } = customer;
  return {
    id,
    phone: openPhone(vault, id, phoneSealed),
    name: openName(vault, customer),
    email: openEmail(vault, customer),
    language,
    country_code: countryCode,
    consents: currentConsents(consents),
  };
}

/** The customer after a change of those fields that are given. */
export async function updateCustomer(
  db: Database,
  vault: Vault,
  { id }: Customer,
  { name, language }: { name?: string | null | undefined; language?: Language | undefined },
  at: Date,
): Promise<Customer> {
  const [changed] = await db
    .update(customers)
    .set({
      updatedAt: at,
      ...(name !== undefined && { nameSealed: name && vault.seal(contextOf("name", id), name) }),
      ...(language && { language }),
    })
    .where(eq(customers.id, id))
    .returning();
  if (!changed) throw new Error("a customer was deleted while their profile was changed");
  return changed;
}
