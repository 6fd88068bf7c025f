import { gotraName, personName } from "@aradhana/core/contract";
import { needsPostcode } from "@aradhana/core/country";
import { type AnyPhoneCheck, checkPhone } from "@aradhana/core/phone";
import * as v from "valibot";
import type { BookingDraft } from "./booking-draft.ts";

/** What is wrong with what was filled in; an empty record where nothing is. */
export interface BookingErrors {
  /** The keys of the rows whose name cannot be read out, or which are too many. */
  names?: readonly number[];
  /** The keys of those whose gotra cannot. */
  gotras?: readonly number[];
  phone?: Extract<AnyPhoneCheck, { ok: false }>["reason"];
  postcode?: true;
  line1?: true;
  city?: true;
  state?: true;
  consent?: true;
}

const pinShape = /^[1-9]\d{5}$/;

interface Rules {
  needsAddress: boolean;
  /** For how many people names can be given. */
  nameLimit: number;
}

/** Holds a booking against the contract's rules, before the server does. */
export async function checkBooking(
  draft: BookingDraft,
  { needsAddress, nameLimit }: Rules,
): Promise<BookingErrors> {
  const errors: BookingErrors = {};
  const names = draft.devotees
    .filter(({ name }, place) => place >= nameLimit || !v.is(personName, name))
    .map(({ key }) => key);
  if (names.length > 0) errors.names = names;
  const gotras = draft.devotees.filter(({ gotra }) => !v.is(gotraName, gotra)).map(({ key }) => key);
  if (gotras.length > 0) errors.gotras = gotras;
  const phone = await checkPhone(draft.phone);
  if (!phone.ok) errors.phone = phone.reason;
  if (!draft.consent) errors.consent = true;
  if (!needsAddress) return errors;

  const { address } = draft;
  const isIndian = address.country_code === "in";
  const postcode = address.postcode.trim();
  if (isIndian ? !pinShape.test(postcode) : !postcode && needsPostcode(address.country_code))
    errors.postcode = true;
  if (address.line1.trim().length < 3) errors.line1 = true;
  if (address.city.trim().length < 2) errors.city = true;
  if (isIndian && address.state.trim().length < 2) errors.state = true;
  return errors;
}

/** Of what was told to be wrong, what still is: nobody is told of new faults while typing. */
export function stillWrong(told: BookingErrors, wrong: BookingErrors): BookingErrors {
  const names = told.names?.filter((key) => wrong.names?.includes(key)) ?? [];
  const gotras = told.gotras?.filter((key) => wrong.gotras?.includes(key)) ?? [];
  const { names: _, gotras: __, ...fields } = told;
  const left = Object.keys(fields).filter((field) => field in wrong);
  return {
    ...Object.fromEntries(left.map((field) => [field, wrong[field as keyof BookingErrors]])),
    ...(names.length > 0 && { names }),
    ...(gotras.length > 0 && { gotras }),
  };
}
