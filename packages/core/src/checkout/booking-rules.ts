import type { PhoneCheckOptions } from "../phone/index.ts";
import { type ContactErrors, checkContact, contactOf, withInvoice } from "./contact-rules.ts";
import { checkDevotees } from "./devotee-rules.ts";
import type { Draft } from "./draft.ts";

/** The errors of a booking form; empty if it is valid. */
export interface BookingErrors extends ContactErrors {
  /** Nothing is chosen. */
  items?: true;
  /** The keys of devotees whose name cannot be read out, or that are too many. */
  names?: readonly number[];
  /** The keys of devotees whose spelling in Devanagari cannot be read out. */
  spellings?: readonly number[];
  /** The keys of devotees whose gotra cannot be read out. */
  gotras?: readonly number[];
  consent?: true;
}

interface Options extends PhoneCheckOptions {
  needsAddress: boolean;
  /** Whether the address is for the invoice alone: nobody's name is in the form then. @default false */
  needsInvoiceAddress?: boolean;
  /** A signed-in buyer's number is known and not checked. */
  phoneIsKnown?: boolean;
  /** Whether the buyer agrees to the terms. */
  agreed: boolean;
  /** For how many people names can be given. @default any number */
  nameLimit?: number;
  /** Whether at least one item has to be chosen. @default false */
  needsItems?: boolean;
}

/** Checks a booking that gives the names with the order, by the rules of the contract, before the server does. */
export async function checkBooking(
  {
    items,
    devotees,
    ...contact
  }: Pick<Draft, "items" | "devotees" | "phone" | "address" | "business"> & Partial<Pick<Draft, "name">>,
  { agreed, nameLimit = Number.POSITIVE_INFINITY, needsItems = false, ...options }: Options,
): Promise<BookingErrors> {
  return {
    ...(needsItems && Object.keys(items).length === 0 && { items: true }),
    ...checkDevotees(devotees, nameLimit),
    ...(await checkContact(contactOf(contact, options), withInvoice(options))),
    ...(!agreed && { consent: true }),
  };
}
