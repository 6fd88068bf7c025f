import { isDeepStrictEqual } from "node:util";
import type { Currency } from "@aradhana/core/contract";
import type { OfferWithCoupon } from "./offer.queries.ts";
import { type Price, priceBooking } from "./price.rules.ts";
import type { Terms } from "./quotes.table.ts";
import type { Problem } from "./selection.rules.ts";

/** A price, and the problems that prevent an order. */
export interface Assessment {
  price: Price;
  problems: Problem[];
}

/** Calculates the price of a request with the current offer. Unavailable items are left out and become problems. */
export function assess(
  { offer, coupon, before }: OfferWithCoupon,
  terms: Terms,
  currency: Currency,
  now: Date,
): Assessment {
  const { problems, ...selection } = offer.assess(terms, currency, now);
  const price = priceBooking({
    ...selection,
    currency,
    abroad: terms.countryCode !== "in",
    dakshina: terms.dakshina,
    ...(terms.couponCode && { coupon: { code: terms.couponCode, terms: coupon, before } }),
    servicePct: offer.tax.servicePct,
    gstPct: offer.tax.gstPct,
    now,
  });
  return { price, problems };
}

/** Whether two prices are equal for the buyer. */
export const samePrice = (a: Price, b: Price): boolean =>
  isDeepStrictEqual(comparablePrice(a), comparablePrice(b));

const comparablePrice = ({ currency, lines, totals }: Price) => ({
  currency,
  totals,
  lines: lines.map(({ kind, itemId, qty, amount }) => [kind, itemId, qty, amount]),
});
