import type { Database } from "../db/database.ts";
import type { Offer } from "../lines/line.ts";
import { lines } from "../lines/lines.ts";
import { findPartOffer, partsOf } from "../quotes/offer.queries.ts";
import { quantityUnavailable, soldOut } from "../quotes/quotes.errors.ts";
import type { CartInput, QuoteInput } from "../quotes/quotes.table.ts";

interface Ordered {
  /** One for each part of the request. */
  offers: readonly Offer[];
  requested: QuoteInput;
  at: Date;
}

/** Takes the limited seats and the stock of everything that is ordered, or throws what is missing. */
export async function takeSeats(tx: Database, { offers, requested, at }: Ordered): Promise<void> {
  const parts = partsOf(requested);
  const limited = offers.flatMap((offer, i) => {
    const part = parts[i];
    return part && offer.isLimited ? [{ offer, part }] : [];
  });
  // Always in the same sequence, to avoid deadlocks.
  for (const { offer, part } of limited.toSorted((a, b) => a.offer.id.localeCompare(b.offer.id))) {
    const { type, id, parcel } = offer;
    const isTaken = await lines[type].seats?.take(tx, id, at, parcel?.pieces ?? 1);
    if (!isTaken) throw await whyNotTaken(tx, offer, part);
  }
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
