import { isDeepStrictEqual } from "node:util";
import type { Currency } from "@aradhana/core/contract";
import type { Problem } from "./chosen.rules.ts";
import type { Offered } from "./offer.queries.ts";
import { type Price, priceBooking } from "./price.rules.ts";
import type { Terms } from "./quotes.table.ts";

/** A price, and what keeps it from becoming an order. */
export interface Assessment {
  price: Price;
  problems: Problem[];
}

/** Prices what is wanted by what is offered now. What is not offered is left out and named. */
export function assess(
  { offer, coupon, before }: Offered,
  terms: Terms,
  currency: Currency,
  now: Date,
): Assessment {
  const { problems, ...chosen } = offer.assess(terms, currency, now);
  const price = priceBooking({
    ...chosen,
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

/** Whether a buyer who agreed to one price has agreed to the other. */
export const samePrice = (a: Price, b: Price): boolean => isDeepStrictEqual(agreed(a), agreed(b));

const agreed = ({ currency, lines, totals }: Price) => ({
  currency,
  totals,
  lines: lines.map(({ kind, itemId, qty, amount }) => [kind, itemId, qty, amount]),
});
