import { personName } from "@aradhana/core/contract";
import { needsPostcode } from "@aradhana/core/country";
import type { Log } from "@aradhana/core/logging";
import { type AnyPhoneCheck, checkPhone } from "@aradhana/core/phone";
import * as v from "valibot";
import type { BookingDraft } from "../booking-draft/draft.ts";

/** What is wrong with each field; an empty record where nothing is. */
export interface ContactErrors {
  phone?: Extract<AnyPhoneCheck, { ok: false }>["reason"];
  name?: true;
  postcode?: true;
  line1?: true;
  city?: true;
  state?: true;
}

const pinShape = /^[1-9]\d{5}$/;

interface Options {
  needsAddress: boolean;
  phoneIsKnown: boolean;
  /** Of the user who is signed in: with one, any number passes that was given. */
  token?: string | undefined;
  log?: Log | undefined;
}

/** Holds a filled-in contact against the contract's rules, before the server does. */
export async function checkContact(
  { name, phone, address }: BookingDraft,
  { needsAddress, phoneIsKnown, token, log }: Options,
): Promise<ContactErrors> {
  const errors: ContactErrors = {};
  const number = phoneIsKnown
    ? undefined
    : await checkPhone(phone, { log, ...(phone.number.trim() && { token }) });
  if (number && !number.ok) errors.phone = number.reason;
  // On a parcel a name is needed, on an order it is not.
  if ((name.trim() || needsAddress) && !v.is(personName, name)) errors.name = true;
  if (!needsAddress) return errors;

  const isIndian = address.country_code === "in";
  const shape = isIndian ? pinShape : /./;
  if (needsPostcode(address.country_code) && !shape.test(address.postcode.trim())) errors.postcode = true;
  if (address.line1.trim().length < 3) errors.line1 = true;
  if (address.city.trim().length < 2) errors.city = true;
  if (isIndian && address.state.trim().length < 2) errors.state = true;
  return errors;
}
