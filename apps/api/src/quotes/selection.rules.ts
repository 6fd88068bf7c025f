import type { Quote } from "@aradhana/core/contract";
import type { SharedStock } from "../lines/line.ts";
import type { PricedItem } from "./price.rules.ts";

export type Problem = {
  code: Quote["problems"][number]["code"];
  itemId: string | null;
  /** With `quantity_unavailable` and `too_many_per_order`: how many an order can have. */
  available?: number;
  /** With the same codes: the other lines of the cart that are for the same good. */
  shared?: SharedStock | undefined;
  /** The field of the request that is wrong, where a code can be about several. */
  field?: string;
  /** With `reserved_for_you`: the buyer's unpaid order. */
  orderId?: string;
};

/** The requested items of an offer that can be ordered, and the problems of the others. */
export interface Selection {
  items: readonly PricedItem[];
  addons: readonly PricedItem[];
  /** The number of devotees, for the conditions of coupons. */
  devotees: number;
  /** The postage of prasad; null if none is sent. */
  prasadFee: number | null;
  problems: Problem[];
}

/** A problem that prevents a quote from becoming an order. */
export const problem = (code: Problem["code"], itemId: string): Problem => ({ code, itemId });
