import type { PhoneCheckOptions } from "../phone/index.ts";
import type { BookingErrors } from "./booking-rules.ts";
import { checkContact, withInvoice } from "./contact-rules.ts";
import { checkDevotees } from "./devotee-rules.ts";
import type { Draft } from "./draft.ts";

/** The errors of an order of a good; empty if it is valid. */
export interface GoodsErrors extends BookingErrors {
  /** A ring has no size. */
  ringSize?: true;
}

interface Options extends PhoneCheckOptions {
  /** A signed-in buyer's number is known and not checked. */
  phoneIsKnown?: boolean;
  /** Whether something is sent. @default true */
  needsAddress?: boolean;
  /** Whether the address is for the invoice alone. @default false */
  needsInvoiceAddress?: boolean;
  /** Whether the buyer agrees to the terms. */
  agreed: boolean;
}

/** Checks the order of a good by the rules of the contract, before the server does: a parcel needs a name and an address. */
export async function checkGoods(
  {
    good,
    devotees,
    ...contact
  }: Pick<Draft, "good" | "name" | "devotees" | "phone" | "address" | "business">,
  { agreed, needsAddress = true, ...options }: Options,
): Promise<GoodsErrors> {
  return {
    ...(good?.form === "ring" && good.ringSize === null && { ringSize: true }),
    ...(good?.isEnergised && checkDevotees(devotees.slice(0, 1), 1)),
    ...(await checkContact(contact, withInvoice({ ...options, needsAddress }))),
    ...(!agreed && { consent: true }),
  };
}
