import type { Currency } from "@aradhana/core/contract";
import { type Chosen, canLeave, problem } from "../../quotes/chosen.rules.ts";
import type { Terms } from "../../quotes/quotes.table.ts";
import type { FoundPujaOffer } from "./puja-offer.queries.ts";

/** What of the wanted puja is there, and what keeps it from being booked. */
export function assessPuja(
  { puja, series, package: its, chosen }: FoundPujaOffer,
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
