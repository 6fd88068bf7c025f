import type { Currency } from "@aradhana/core/contract";
import { canShipAbroad } from "../../catalogue/postage.rules.ts";
import type { offerings } from "../../chadhaava/offerings.table.ts";
import type { Terms } from "../../quotes/quotes.table.ts";
import { problem, type Selection } from "../../quotes/selection.rules.ts";
import type { FoundChadhaavaOffer } from "./chadhaava-offer.queries.ts";

type Steps = Pick<typeof offerings.$inferSelect, "step" | "minQty" | "maxQty">;

/** Whether `qty` is a valid quantity of an offering. */
export const isQuantity = ({ step, minQty, maxQty }: Steps, qty: number) =>
  qty >= minQty && qty <= maxQty && (qty - minQty) % step === 0;

/** The available offerings of a selection, and the problems that prevent an order. */
export function assessChadhaava(
  { chadhaava, series, chosen, sendsPrasad }: FoundChadhaavaOffer,
  { shipTo }: Terms,
  currency: Currency,
  now: Date,
): Selection {
  const selected = chosen.map(({ id, qty, offering }) => ({
    ...{ id, qty },
    offering: offering && isQuantity(offering, qty) ? offering : undefined,
  }));
  const { prasad } = series;
  const canShip = prasad !== null && (shipTo === "in" || canShipAbroad(prasad, currency));
  const isClosed = chadhaava.state !== "published" || now >= chadhaava.cutoffAt;
  return {
    devotees: 1,
    items: selected.flatMap(({ id, qty, offering }) =>
      offering
        ? [
            {
              ...{ kind: "offering" as const, id, qty, title: offering.name },
              ...{ price: offering.prices[currency], handedOn: offering.handedOn },
            },
          ]
        : [],
    ),
    addons: [],
    // Unlike a puja package, an offering never includes postage.
    prasadFee: sendsPrasad && prasad ? prasad.fee[currency] : null,
    problems: [
      ...(isClosed ? [problem("cutoff_passed", chadhaava.id)] : []),
      ...(sendsPrasad && !canShip ? [problem("prasad_not_shipped", chadhaava.id)] : []),
      ...selected.filter(({ offering }) => !offering).map(({ id }) => problem("offering_unavailable", id)),
    ],
  };
}
