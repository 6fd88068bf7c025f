import type { Currency } from "@aradhana/core/contract";
import type { offerings } from "../../chadhaava/offerings.table.ts";
import { type Chosen, canLeave, problem } from "../../quotes/chosen.rules.ts";
import type { Terms } from "../../quotes/quotes.table.ts";
import type { FoundChadhaavaOffer } from "./chadhaava-offer.queries.ts";

type Steps = Pick<typeof offerings.$inferSelect, "step" | "minQty" | "maxQty">;

/** Whether so many of an offering can be had. */
export const isQuantity = ({ step, minQty, maxQty }: Steps, qty: number) =>
  qty >= minQty && qty <= maxQty && (qty - minQty) % step === 0;

/** What of the wanted offerings is there, and what keeps the others from being offered. */
export function assessChadhaava(
  { chadhaava, series, chosen, sendsPrasad }: FoundChadhaavaOffer,
  { shipTo }: Terms,
  currency: Currency,
  now: Date,
): Chosen {
  const taken = chosen.map(({ id, qty, offering }) => ({
    ...{ id, qty },
    offering: offering && isQuantity(offering, qty) ? offering : undefined,
  }));
  const { prasad } = series;
  const canSend = prasad !== null && (shipTo === "in" || canLeave(prasad, currency));
  const isClosed = chadhaava.state !== "published" || now >= chadhaava.cutoffAt;
  return {
    devotees: 1,
    items: taken.flatMap(({ id, qty, offering }) =>
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
    // No offering holds a postage: prasad is paid for, wherever it goes.
    prasadFee: sendsPrasad && prasad ? prasad.fee[currency] : null,
    problems: [
      ...(isClosed ? [problem("cutoff_passed", chadhaava.id)] : []),
      ...(sendsPrasad && !canSend ? [problem("prasad_not_shipped", chadhaava.id)] : []),
      ...taken.filter(({ offering }) => !offering).map(({ id }) => problem("offering_unavailable", id)),
    ],
  };
}
