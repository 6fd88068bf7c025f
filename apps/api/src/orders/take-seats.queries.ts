import type { Database } from "../db/database.ts";
import type { Offer } from "../lines/line.ts";
import { lines } from "../lines/lines.ts";
import { findPartOffer, partsOf } from "../quotes/offer.queries.ts";
import { quantityUnavailable, soldOut } from "../quotes/quotes.errors.ts";
import type { CartInput, QuoteInput } from "../quotes/quotes.table.ts";
import { runSeatSteps, toReleased } from "./seats.queries.ts";

interface Ordered {
  /** One for each part of the request. */
  offers: readonly Offer[];
  requested: QuoteInput;
  at: Date;
}

/**
 * Takes the limited seats and the stock of everything that is ordered, or throws what is missing. Before that it releases
 * those of the replaced order, so that the new one can have them.
 */
export async function takeSeats(
  tx: Database,
  { offers, requested, at }: Ordered,
  replaced?: string,
): Promise<void> {
  const parts = partsOf(requested);
  const limited = offers.flatMap((offer, i) => {
    const part = parts[i];
    return part && offer.isLimited ? [{ offer, part }] : [];
  });
  const taking = limited.map(({ offer, part }) => ({
    offerId: offer.id,
    async run() {
      const isTaken = await lines[offer.type].seats?.take(tx, offer.id, at, offer.parcel?.pieces ?? 1);
      if (!isTaken) throw await whyNotTaken(tx, offer, part);
    },
  }));
  await runSeatSteps([...(replaced ? await toReleased(tx, [replaced]) : []), ...taking]);
}

/** Others were faster: all of it is gone, or some pieces are left. */
async function whyNotTaken(tx: Database, { id, parcel }: Offer, part: CartInput["lines"][number]) {
  const item_id = part.id || id;
  const left = parcel ? ((await findPartOffer(tx, part))?.parcel?.available ?? 0) : 0;
  const isSome = parcel && left > 0 && left < parcel.pieces;
  return isSome
    ? quantityUnavailable({ details: { item_id, available: left } })
    : soldOut({ details: { item_id } });
}
