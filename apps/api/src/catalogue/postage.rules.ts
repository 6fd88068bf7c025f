import type { Currency } from "@aradhana/core/contract";
import type { Prasad } from "./dated-columns.ts";

/** What sending prasad with a package adds to its price; null if it cannot be sent to this country. */
export function postageTo(country: string, prasad: Prasad | null, currency: Currency): number | null {
  // The price of a package includes postage within India only.
  if (country === "in") return 0;
  return prasad && canShipAbroad(prasad, currency) ? prasad.fee[currency] : null;
}

/** Only some prasad may be exported, and rupee prices include no postage abroad. */
export const canShipAbroad = (prasad: Prasad | null, currency: Currency): boolean =>
  prasad?.shipsTo === "all" && currency !== "inr";
