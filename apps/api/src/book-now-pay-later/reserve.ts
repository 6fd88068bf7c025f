import type { Language } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { stillOffered } from "../quotes/still-offered.ts";
import { reservationView } from "./reservation-view.ts";
import { payLaterNotOffered, reservationExpired, reservationWaiting } from "./reservations.errors.ts";
import { type FoundReservation, findReservationOf, holdOf } from "./reservations.queries.ts";
import { changeHold, reservePlace } from "./reserve-place.queries.ts";

interface Asked {
  quoteId: string;
  /** See `reservations.holder`. */
  holder: string;
  customerId: string | undefined;
  askedBy: string;
  at: Date;
  lang: Language;
}

/** A browser holds one place at a time: for the same puja it is the one it has, for another it has to be let go first. */
export async function reserve(db: Database, asked: Asked): Promise<FoundReservation> {
  const { quoteId, holder, customerId, askedBy, at, lang } = asked;
  const before = await findReservationOf(db, holder, at);
  const { quote, offer } = await stillOffered(db, quoteId, {
    ...{ askedBy, at, lang, buyer: undefined },
    hold: before && holdOf(before),
  });
  if (!offer.payLater) throw payLaterNotOffered();

  const holding = {
    ...{ quote, holder, customerId, askedBy, at },
    offer: { ...offer, payLater: offer.payLater },
  };
  // Where another request of this browser was faster, what that one made is what there is.
  if (!before) await reservePlace(db, holding);
  const held = await findReservationOf(db, holder, at);
  // Let go by another tab in between.
  if (!held) throw reservationExpired();
  if (held.reservation.poojaId !== offer.id) {
    throw reservationWaiting({ details: { reservation: reservationView(held, lang, at) } });
  }
  if (held.quote.id === quote.id) return held;
  await changeHold(db, held.reservation.id, holding);
  return (await findReservationOf(db, holder, at)) ?? held;
}
