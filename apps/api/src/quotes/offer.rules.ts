import { isDeepStrictEqual } from "node:util";
import type { Currency, Quote } from "@aradhana/core/contract";
import { priceIn } from "../money/prices.ts";
import type { Offer } from "./offer.queries.ts";
import { type Price, priceBooking } from "./price.rules.ts";
import type { Wanted } from "./quotes.table.ts";

export type Problem = { code: Quote["problems"][number]["code"]; itemId: string | null };

/** A price, and what keeps it from becoming an order. */
export interface Assessment {
  price: Price;
  problems: Problem[];
}

/** Prices what is wanted by what is offered now. What is not offered is left out and named. */
export function assess(offer: Offer, wanted: Wanted, currency: Currency, now: Date): Assessment {
  const { puja, package: chosen, series } = offer;
  const taken = wanted.addons.map(({ id, qty }) => ({
    id,
    qty,
    addon: offer.addons.find((addon) => addon.id === id && qty <= addon.maxQty),
  }));
  const problems: Problem[] = [
    ...(puja.state !== "published" || now >= puja.cutoffAt ? [problem("cutoff_passed", puja.id)] : []),
    ...(puja.capacity !== null && puja.booked >= puja.capacity ? [problem("sold_out", puja.id)] : []),
    ...(canShip(offer, wanted.shipTo, currency) ? [] : [problem("prasad_not_shipped", chosen.id)]),
    ...taken.filter(({ addon }) => !addon).map(({ id }) => problem("addon_unavailable", id)),
  ];
  const price = priceBooking({
    currency,
    abroad: wanted.countryCode !== "in",
    package: {
      id: chosen.id,
      title: {
        en: `${series.title.en} · ${chosen.name.en}`,
        hi: `${series.title.hi} · ${chosen.name.hi}`,
      },
      price: chosen.prices[currency],
      devotees: chosen.devoteesMax,
    },
    addons: taken.flatMap(({ id, qty, addon }) =>
      addon
        ? [
            {
              id,
              qty,
              title: addon.title,
              price: addon.prices[currency],
              handedOn: addon.kind === "daan" || addon.kind === "dakshina",
            },
          ]
        : [],
    ),
    dakshina: wanted.dakshina,
    prasadFee: prasadFee(offer, wanted.shipTo, currency),
    ...(wanted.couponCode && {
      coupon: { code: wanted.couponCode, terms: offer.coupon, before: offer.before },
    }),
    servicePct: series.tax.servicePct,
    gstPct: series.tax.gstPct,
    now,
  });
  return { price, problems };
}

const problem = (code: Problem["code"], itemId: string): Problem => ({ code, itemId });

/** Food does not leave the country, and the rupee list knows no postage abroad. */
function canShip({ package: chosen, series }: Offer, shipTo: string, currency: Currency): boolean {
  if (!chosen.shipsPrasad || shipTo === "in") return true;
  return series.prasad?.shipsTo === "all" && currency !== "inr";
}

/** Within India the package holds the postage; abroad it is paid for. */
function prasadFee({ package: chosen, series }: Offer, shipTo: string, currency: Currency): number | null {
  if (!chosen.shipsPrasad || shipTo === "in" || !series.prasad) return null;
  return priceIn(series.prasad.fee, currency).amount;
}

/** Whether a buyer who agreed to one price has agreed to the other. */
export const samePrice = (a: Price, b: Price): boolean => isDeepStrictEqual(told(a), told(b));

const told = ({ currency, lines, totals }: Price) => ({
  currency,
  totals,
  lines: lines.map(({ kind, itemId, qty, amount }) => [kind, itemId, qty, amount]),
});
