import type { Language, Reservation } from "@aradhana/core/contract";
import { lineView } from "../quotes/quote-view.ts";
import type { FoundReservation } from "./reservations.queries.ts";
import { stateOf } from "./reservations.rules.ts";

/** A reservation as it travels. */
export function reservationView(
  { reservation, quote, order }: FoundReservation,
  lang: Language,
  now: Date,
): Reservation {
  const { currency } = reservation;
  return {
    id: reservation.id,
    state: stateOf(reservation, order, now),
    pooja_id: reservation.poojaId,
    package_id: reservation.packageId,
    lines: quote.price.lines.map((line) => lineView(line, currency, lang)),
    price: { amount: reservation.price, currency },
    created_at: reservation.createdAt.toISOString(),
    expires_at: reservation.expiresAt.toISOString(),
    order_id: reservation.orderId,
  };
}
