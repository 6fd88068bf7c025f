import type { Language } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { isCart } from "../quotes/quotes.table.ts";
import { revalidateQuote } from "../quotes/revalidate-quote.ts";
import { reservationView } from "./reservation-view.ts";
import { payLaterNotOffered, reservationExpired, reservationWaiting } from "./reservations.errors.ts";
import { type FoundReservation, findActiveReservation, toActiveReservation } from "./reservations.queries.ts";
import { changeQuote, reserveSeat } from "./reserve-seat.queries.ts";

interface ReserveInput {
  quoteId: string;
  /** See `reservations.holder`. */
  holder: string;
  customerId: string | undefined;
  requestedBy: string;
  at: Date;
  lang: Language;
}

/** Reserves a seat. A browser has one reservation: for the same puja it is updated, for another it must be released first. */
export async function reserve(db: Database, input: ReserveInput): Promise<FoundReservation> {
  const { quoteId, holder, customerId, requestedBy, at, lang } = input;
  const existing = await findActiveReservation(db, holder, at);
  const { quote, offer } = await revalidateQuote(db, quoteId, {
    ...{ requestedBy, at, lang, buyer: undefined },
    reservation: existing && toActiveReservation(existing),
  });
  if (!offer.payLater || isCart(quote.requested)) throw payLaterNotOffered();

  const request = {
    ...{ quote, holder, customerId, requestedBy, at },
    offer: { ...offer, payLater: offer.payLater },
  };
  // A parallel request of this browser may win: then its reservation is the one found below.
  if (!existing) await reserveSeat(db, request);
  const reserved = await findActiveReservation(db, holder, at);
  // Another tab released it in between.
  if (!reserved) throw reservationExpired();
  if (reserved.reservation.poojaId !== offer.id) {
    throw reservationWaiting({ details: { reservation: reservationView(reserved, lang, at) } });
  }
  if (reserved.quote.id === quote.id) return reserved;
  await changeQuote(db, reserved.reservation.id, request);
  return (await findActiveReservation(db, holder, at)) ?? reserved;
}
