import type { Address, Business, Currency } from "@aradhana/core/contract";
import { isPincode } from "@aradhana/core/country";
import { stateOfSupply } from "../delivery/delivery.rules.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { StateCode } from "../geo/postal-circles.ts";
import { stateOfGstin } from "./gst-states.ts";

/** From this amount, in paise, an invoice names its recipient with the address (rule 46 of the CGST Rules). */
const RECIPIENT_FROM = 5_000_000;

/** Whom an invoice is for, where its order says more than the buyer's name and where it is sent. */
export interface InvoiceTo {
  business: Business | null;
  /** Null if it is the address to which the order is sent. */
  address: Address | null;
}

export const needsRecipient = ({ grand, currency }: { grand: number; currency: Currency }): boolean =>
  currency === "inr" && grand >= RECIPIENT_FROM;

interface Requested {
  address: Address | null;
  business: Business | null;
  /** Whether something is sent to the address. */
  isSent: boolean;
  grand: number;
  currency: Currency;
}

/** Whom the invoice of an order is for; null if nothing is to be stored. Throws `invalidInput`. */
export function invoiceToOf({ address, business, isSent, ...price }: Requested): InvoiceTo | null {
  if (!business && (isSent || !needsRecipient(price))) return null;
  if (business && price.currency !== "inr") {
    throw wrong("business.gstin", "not_allowed", "An order in another currency is an export without tax.");
  }
  if (!address) throw wrong("address", "required", "The invoice needs the address of its recipient.");
  if (!isSent && address.country_code === "in" && !isPincode(address.postcode)) {
    throw wrong("address.postcode", "pin", "A PIN code has six digits and does not begin with 0.");
  }
  const state = stateOfSupply({ ...address, country: address.country_code }) as StateCode | undefined;
  if (!state && address.country_code === "in") {
    throw wrong("address.state", "state", "This PIN code is of no state. Enter the state.");
  }
  if (business && stateOfGstin(business.gstin) !== state) {
    const message = "The GSTIN is of another state than the address, where the order is supplied.";
    throw wrong("business.gstin", "gstin_state", message);
  }
  return { business, address: isSent ? null : address };
}

const wrong = (field: string, code: string, message: string) =>
  invalidInput({ fieldErrors: [{ field, code, message }] });
