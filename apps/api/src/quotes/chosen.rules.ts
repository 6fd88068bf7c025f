import type { Currency, Quote } from "@aradhana/core/contract";
import type { Prasad } from "../catalogue/dated-columns.ts";
import type { PricedItem } from "./price.rules.ts";

export type Problem = { code: Quote["problems"][number]["code"]; itemId: string | null };

/** What is asked for of an offer, and what of it cannot be had. */
export interface Chosen {
  items: readonly PricedItem[];
  addons: readonly PricedItem[];
  /** How many people it is for, as coupons look at it. */
  devotees: number;
  /** Of sending the prasad; null where none is sent. */
  prasadFee: number | null;
  problems: Problem[];
}

/** Names what keeps a quote from becoming an order. */
export const problem = (code: Problem["code"], itemId: string): Problem => ({ code, itemId });

/** Food does not leave the country, and the rupee list knows no postage abroad. */
export const canLeave = (prasad: Prasad | null, currency: Currency): boolean =>
  prasad?.shipsTo === "all" && currency !== "inr";
