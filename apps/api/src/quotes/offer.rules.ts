import { isDeepStrictEqual } from "node:util";
import type { Currency } from "@aradhana/core/contract";
import { assessOfferings } from "../chadhaava/offer.rules.ts";
import { type Chosen, canLeave, type Problem, problem } from "./chosen.rules.ts";
import type { Offer, PujaOffer } from "./offer.queries.ts";
import { type Price, priceBooking } from "./price.rules.ts";
import type { Terms } from "./quotes.table.ts";

/** A price, and what keeps it from becoming an order. */
export interface Assessment {
  price: Price;
  problems: Problem[];
}

/** Prices what is wanted by what is offered now. What is not offered is left out and named. */
export function assess(offer: Offer, terms: Terms, currency: Currency, now: Date): Assessment {
  const { problems, ...chosen } =
    offer.type === "pooja"
      ? assessPuja(offer, terms, currency, now)
      : assessOfferings(offer, terms, currency, now);
  const price = priceBooking({
    ...chosen,
    currency,
    abroad: terms.countryCode !== "in",
    dakshina: terms.dakshina,
    ...(terms.couponCode && {
      coupon: { code: terms.couponCode, terms: offer.coupon, before: offer.before },
    }),
    servicePct: offer.series.tax.servicePct,
    gstPct: offer.series.tax.gstPct,
    now,
  });
  return { price, problems };
}

function assessPuja(
  { puja, series, package: its, chosen }: PujaOffer,
  { shipTo }: Terms,
  currency: Currency,
  now: Date,
): Chosen {
  const taken = chosen.map(({ id, qty, addon }) => ({
    ...{ id, qty },
    addon: addon && qty <= addon.maxQty ? addon : undefined,
  }));
  const sends = its.shipsPrasad && shipTo !== "in";
  return {
    devotees: its.devoteesMax,
    items: [
      {
        ...{ kind: "package", id: its.id, qty: 1, price: its.prices[currency], handedOn: false },
        title: {
          en: `${series.title.en} · ${its.name.en}`,
          hi: `${series.title.hi} · ${its.name.hi}`,
        },
      },
    ],
    addons: taken.flatMap(({ id, qty, addon }) =>
      addon
        ? [
            {
              ...{ kind: "addon" as const, id, qty, title: addon.title, price: addon.prices[currency] },
              handedOn: addon.kind === "daan" || addon.kind === "dakshina",
            },
          ]
        : [],
    ),
    // Within India the package holds the postage; abroad it is paid for.
    prasadFee: sends && series.prasad ? series.prasad.fee[currency] : null,
    problems: [
      ...(puja.state !== "published" || now >= puja.cutoffAt ? [problem("cutoff_passed", puja.id)] : []),
      ...(puja.capacity !== null && puja.booked >= puja.capacity ? [problem("sold_out", puja.id)] : []),
      ...(sends && !canLeave(series.prasad, currency) ? [problem("prasad_not_shipped", its.id)] : []),
      ...taken.filter(({ addon }) => !addon).map(({ id }) => problem("addon_unavailable", id)),
    ],
  };
}

/** Whether a buyer who agreed to one price has agreed to the other. */
export const samePrice = (a: Price, b: Price): boolean => isDeepStrictEqual(told(a), told(b));

const told = ({ currency, lines, totals }: Price) => ({
  currency,
  totals,
  lines: lines.map(({ kind, itemId, qty, amount }) => [kind, itemId, qty, amount]),
});
