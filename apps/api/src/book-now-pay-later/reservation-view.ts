import type { Language, Reservation } from "@aradhana/core/contract";
import { lineView } from "../quotes/quote-view.ts";
import type { FoundReservation } from "./reservations.queries.ts";
import { stateOf } from "./reservations.rules.ts";

/** A reservation as the API returns it. */
export function reservationView(
  { reservation, quote, order }: FoundReservation,
  lang: Language,
  now: Date,
): Reservation {
  const { currency } = reservation;
  const { lines, coupon } = quote.price;
  return {
    id: reservation.id,
    state: stateOf(reservation, order, now),
    pooja_id: reservation.poojaId,
    package_id: reservation.packageId,
    lines: lines.map((line) => lineView(line, currency, lang)),
    coupon: coupon?.status === "applied" ? coupon.code : null,
    price: { amount: reservation.price, currency },
    created_at: reservation.createdAt.toISOString(),
    expires_at: reservation.expiresAt.toISOString(),
    order_id: reservation.orderId,
  };
}
