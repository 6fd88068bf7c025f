import * as v from "valibot";
import {
  address as addressRules,
  type Business,
  business as businessRules,
  type Phone,
  personName,
  type Quote,
} from "../contract/index.ts";
import { isPincode, needsPostcode } from "../country/index.ts";
import { type AnyPhoneCheck, checkPhone, type PhoneCheckOptions } from "../phone/index.ts";
import { type Draft, isUnderGst } from "./draft.ts";
import { type AddressDraft, usedAddress } from "./draft-parts.ts";

/** Why a number cannot be taken. */
export type PhoneError = Extract<AnyPhoneCheck, { ok: false }>["reason"];

/** Why a line of an address cannot be taken: it is missing, too long, or has characters that no label may begin with. */
export type AddressError = "required" | "too_long" | "characters";

/** The typed lines of an address. */
const lines = ["postcode", "line1", "line2", "landmark", "city", "district", "state"] as const;

/** What is wrong with each field; an empty record where nothing is. */
export interface ContactErrors extends Partial<Record<(typeof lines)[number], AddressError>> {
  phone?: PhoneError;
  name?: true;
  /** The GSTIN is missing or has a typing error. */
  gstin?: true;
  business_name?: true;
}

interface Contact {
  /** The buyer's name, if this form has that field. */
  name?: string;
  phone: Phone;
  address: AddressDraft;
  /** The business that the invoice is for. */
  business?: Business | undefined;
}

interface Options extends PhoneCheckOptions {
  /** Whether something is sent, or the invoice has to name the recipient. */
  needsAddress: boolean;
  /** A signed-in buyer's number is known and not checked. */
  phoneIsKnown?: boolean;
}

/** Checks a filled-in contact by the contract's rules, before the server does. */
export async function checkContact(
  { name, phone, address, business }: Contact,
  { needsAddress, phoneIsKnown = false, token, log }: Options,
): Promise<ContactErrors> {
  const errors: ContactErrors = {};
  if (!phoneIsKnown) {
    const check = await checkPhone(phone, { log, ...(phone.number.trim() && { token }) });
    if (!check.ok) errors.phone = check.reason;
  }
  if (business && !v.is(businessRules.entries.gstin, business.gstin)) errors.gstin = true;
  if (business && !v.is(businessRules.entries.name, business.name)) errors.business_name = true;
  // A parcel and an invoice need a name, an order does not.
  if (name !== undefined && (name.trim() || needsAddress) && !v.is(personName, name)) errors.name = true;
  return needsAddress ? { ...errors, ...checkAddress(address) } : errors;
}

interface Invoiced {
  needsAddress: boolean;
  needsInvoiceAddress?: boolean | undefined;
}

/** The contact of a form without a field for the buyer's name, which only an invoice needs. */
export const contactOf = (
  { name, ...contact }: Contact,
  { needsInvoiceAddress }: Pick<Invoiced, "needsInvoiceAddress">,
): Contact => (needsInvoiceAddress && name !== undefined ? { ...contact, name } : contact);

/** An address that is for the invoice alone is checked like one to which something is sent. */
export const withInvoice = <Each extends Invoiced>({ needsInvoiceAddress, ...options }: Each) => ({
  ...options,
  needsAddress: options.needsAddress || needsInvoiceAddress === true,
});

/** Whether an address is needed for the invoice alone: in India from 50,000 rupees, and for a business. */
export const invoiceNeedsAddress = (
  sends: boolean,
  quote: Pick<Quote, "needs_address"> | undefined,
  draft: Pick<Draft, "country" | "business">,
): boolean => !sends && isUnderGst(draft) && (draft.business !== undefined || quote?.needs_address === true);

function checkAddress(address: AddressDraft): ContactErrors {
  const used = usedAddress(address);
  const { country_code, postcode, state } = used;
  const isIndian = country_code === "in";
  const hasPostcode = isIndian ? isPincode(postcode.trim()) : postcode.trim() !== "";
  return {
    ...Object.fromEntries(
      lines.flatMap((line) => {
        const error = errorOfLine(line, used[line]);
        return error ? [[line, error]] : [];
      }),
    ),
    ...(needsPostcode(country_code) && !hasPostcode && { postcode: "required" as const }),
    ...(isIndian && state.trim().length < 2 && { state: "required" as const }),
  };
}

function errorOfLine(line: (typeof lines)[number], text: string): AddressError | undefined {
  const [issue] = v.safeParse(addressRules.entries[line], text).issues ?? [];
  if (!issue) return undefined;
  const { message } = issue;
  return message === "too_long" || message === "characters" ? message : "required";
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
