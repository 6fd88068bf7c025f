import { gotraName, personName } from "@aradhana/core/contract";
import { needsPostcode } from "@aradhana/core/country";
import type { Log } from "@aradhana/core/logging";
import { type AnyPhoneCheck, checkPhone } from "@aradhana/core/phone";
import * as v from "valibot";
import type { OfferingDraft } from "./offering-draft.ts";

/** What is wrong with a filled-in chadhaava; an empty record where nothing is. */
export interface OfferingErrors {
  items?: true;
  /** The keys of devotees whose name or gotra cannot be read out. */
  names?: number[];
  gotras?: number[];
  phone?: Extract<AnyPhoneCheck, { ok: false }>["reason"];
  postcode?: true;
  line1?: true;
  city?: true;
  state?: true;
  consent?: true;
}

const pinShape = /^[1-9]\d{5}$/;

interface Options {
  needsAddress: boolean;
  /** Whether somebody is signed in, whose number we know. */
  phoneIsKnown: boolean;
  agreed: boolean;
  log?: Log | undefined;
}

/** Checks what was filled in by the rules of the contract, before the server does. */
export async function checkOffering(draft: OfferingDraft, options: Options): Promise<OfferingErrors> {
  const { needsAddress, phoneIsKnown, agreed, log } = options;
  const errors: OfferingErrors = {};
  if (Object.keys(draft.items).length === 0) errors.items = true;
  const names = draft.devotees.filter(({ name }) => !v.is(personName, name)).map(({ key }) => key);
  if (names.length > 0) errors.names = names;
  const gotras = draft.devotees.filter(({ gotra }) => !v.is(gotraName, gotra)).map(({ key }) => key);
  if (gotras.length > 0) errors.gotras = gotras;
  const phone = phoneIsKnown ? undefined : await checkPhone(draft.phone, { log });
  if (phone && !phone.ok) errors.phone = phone.reason;
  if (!agreed) errors.consent = true;
  return needsAddress ? { ...errors, ...checkAddress(draft.address) } : errors;
}

function checkAddress(address: OfferingDraft["address"]): OfferingErrors {
  const isIndian = address.country_code === "in";
  const shape = isIndian ? pinShape : /./;
  return {
    ...(needsPostcode(address.country_code) && !shape.test(address.postcode.trim()) && { postcode: true }),
    ...(address.line1.trim().length < 3 && { line1: true }),
    ...(address.city.trim().length < 2 && { city: true }),
    ...(isIndian && address.state.trim().length < 2 && { state: true }),
  };
}
