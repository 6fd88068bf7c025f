import type { Currency } from "@aradhana/core/contract";
import { postageTo } from "../../catalogue/postage.rules.ts";
import type { Terms } from "../../quotes/quotes.table.ts";
import { problem, type Selection } from "../../quotes/selection.rules.ts";
import type { FoundPujaOffer } from "./puja-offer.queries.ts";

/** The available items of a selection, and the problems that prevent an order. */
export function assessPuja(
  { puja, series, package: selectedPackage, chosen, sendsPrasad }: FoundPujaOffer,
  { shipTo }: Terms,
  currency: Currency,
  now: Date,
): Selection {
  const selectedAddons = chosen.map(({ id, qty, addon }) => ({
    ...{ id, qty },
    addon: addon && qty <= addon.maxQty ? addon : undefined,
  }));
  const postage = sendsPrasad ? postageTo(shipTo, series.prasad, currency) : 0;
  return {
    devotees: selectedPackage.devoteesMax,
    items: [
      {
        ...{
          kind: "package",
          id: selectedPackage.id,
          qty: 1,
          price: selectedPackage.prices[currency],
          handedOn: false,
        },
        title: {
          en: `${series.title.en} · ${selectedPackage.name.en}`,
          hi: `${series.title.hi} · ${selectedPackage.name.hi}`,
        },
      },
    ],
    addons: selectedAddons.flatMap(({ id, qty, addon }) =>
      addon
        ? [
            {
              ...{ kind: "addon" as const, id, qty, title: addon.title, price: addon.prices[currency] },
              handedOn: addon.kind === "daan" || addon.kind === "dakshina",
            },
          ]
        : [],
    ),
    prasadFee: postage || null,
    problems: [
      ...(puja.state !== "published" || now >= puja.cutoffAt ? [problem("cutoff_passed", puja.id)] : []),
      ...(puja.capacity !== null && puja.booked >= puja.capacity ? [problem("sold_out", puja.id)] : []),
      ...(postage === null ? [problem("prasad_not_shipped", selectedPackage.id)] : []),
      ...selectedAddons.filter(({ addon }) => !addon).map(({ id }) => problem("addon_unavailable", id)),
    ],
  };
}
