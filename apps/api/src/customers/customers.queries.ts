import type { Language, User } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { ReadPhone } from "../phone/read-phone.ts";
import type { Vault } from "../vault/create-vault.ts";
import { customers } from "./customers.table.ts";

export type Customer = typeof customers.$inferSelect;

interface Newcomer {
  phone: ReadPhone;
  language: Language;
  countryCode: string;
  at: Date;
}

/** Dial code and national number, as they are sealed. */
const sealedPhone = v.tuple([v.string(), v.string()]);

const place = (column: string, id: string) => `customers.${column}/${id}`;

/** The keyed hash by which a number is found wherever it is stored. */
export const phoneIndex = (vault: Vault, e164: string) => vault.mac("phone", e164);

/** The customer with this number; the first proof of a number makes one. */
export async function findOrMakeCustomer(
  db: Database,
  vault: Vault,
  { phone, language, countryCode, at }: Newcomer,
): Promise<{ customer: Customer; isNew: boolean }> {
  const index = phoneIndex(vault, phone.e164);
  const id = newId("cus");
  const [made] = await db
    .insert(customers)
    .values({
      id,
      phoneIndex: index,
      phoneSealed: vault.seal(place("phone", id), JSON.stringify([phone.dialCode, phone.number])),
      language,
      countryCode,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: customers.phoneIndex })
    .returning();
  if (made) return { customer: made, isNew: true };
  const [customer] = await db.select().from(customers).where(eq(customers.phoneIndex, index));
  if (!customer) throw new Error("a customer was there and is gone");
  return { customer, isNew: false };
}

/** A customer as the wire shows him to himself. */
export function userOf(vault: Vault, customer: Customer): User {
  const { id, phoneSealed, nameSealed, emailSealed, language, countryCode, consents } = customer;
  const [dialCode, number] = v.parse(sealedPhone, JSON.parse(vault.open(place("phone", id), phoneSealed)));
  return {
    id,
    phone: { dial_code: dialCode, number },
    name: nameSealed && vault.open(place("name", id), nameSealed),
    email: emailSealed && vault.open(place("email", id), emailSealed),
    language,
    country_code: countryCode,
    consents,
  };
}
