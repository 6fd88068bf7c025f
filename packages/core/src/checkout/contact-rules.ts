import * as v from "valibot";
import { type Phone, personName } from "../contract/index.ts";
import { isPincode, needsPostcode } from "../country/index.ts";
import { type AnyPhoneCheck, checkPhone, type PhoneCheckOptions } from "../phone/index.ts";
import type { AddressDraft } from "./draft-parts.ts";

/** Why a number cannot be taken. */
export type PhoneError = Extract<AnyPhoneCheck, { ok: false }>["reason"];

/** What is wrong with each field; an empty record where nothing is. */
export interface ContactErrors {
  phone?: PhoneError;
  name?: true;
  postcode?: true;
  line1?: true;
  city?: true;
  state?: true;
}

interface Contact {
  /** The buyer's name, if this form has that field. */
  name?: string;
  phone: Phone;
  address: AddressDraft;
}

interface Options extends PhoneCheckOptions {
  needsAddress: boolean;
  /** A signed-in buyer's number is known and not checked. */
  phoneIsKnown?: boolean;
}

/** Checks a filled-in contact by the contract's rules, before the server does. */
export async function checkContact(
  { name, phone, address }: Contact,
  { needsAddress, phoneIsKnown = false, token, log }: Options,
): Promise<ContactErrors> {
  const errors: ContactErrors = {};
  if (!phoneIsKnown) {
    const check = await checkPhone(phone, { log, ...(phone.number.trim() && { token }) });
    if (!check.ok) errors.phone = check.reason;
  }
  // A parcel needs a name, an order does not.
  if (name !== undefined && (name.trim() || needsAddress) && !v.is(personName, name)) errors.name = true;
  return needsAddress ? { ...errors, ...checkAddress(address) } : errors;
}

function checkAddress({ country_code, postcode, line1, city, state }: AddressDraft): ContactErrors {
  const isIndian = country_code === "in";
  const code = postcode.trim();
  const hasPostcode = isIndian ? isPincode(code) : code !== "";
  return {
    ...(needsPostcode(country_code) && !hasPostcode && { postcode: true as const }),
    ...(line1.trim().length < 3 && { line1: true as const }),
    ...(city.trim().length < 2 && { city: true as const }),
    ...(isIndian && state.trim().length < 2 && { state: true as const }),
  };
}

/** The displayed errors that still apply. New errors are not added while the buyer is typing. */
export function remainingErrors<Errors extends object>(shown: Errors, found: Errors): Partial<Errors> {
  const remaining = Object.entries(shown).flatMap(([field, was]) => {
    const now: unknown = Reflect.get(found, field);
    if (!Array.isArray(was) || !Array.isArray(now)) return now === undefined ? [] : [[field, now]];
    const rows = was.filter((key) => now.includes(key));
    return rows.length > 0 ? [[field, rows]] : [];
  });
  return Object.fromEntries(remaining) as Partial<Errors>;
}
