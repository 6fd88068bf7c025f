import { isDeepStrictEqual } from "node:util";
import type { Reservation } from "@aradhana/core/contract";
import { isEnded, isUnpaid } from "@aradhana/core/payment";
import type { orders } from "../orders/orders.table.ts";
import type { Assessment } from "../quotes/offer.rules.ts";
import type { Price } from "../quotes/price.rules.ts";
import { isCart, type QuoteInput } from "../quotes/quotes.table.ts";

const LIFETIME_MS = 600_000;

/** When a reservation expires: after ten minutes, or at the ritual's booking cut-off if that is earlier. */
export const reservedUntil = (from: Date, cutoffAt: Date) =>
  new Date(Math.min(from.getTime() + LIFETIME_MS, cutoffAt.getTime()));

/** How many of a ritual's limited seats one network may reserve at once. Sessions are free to create, so they are not a limit. */
export const seatsPerNetwork = (capacity: number) => Math.max(2, Math.floor(capacity / 10));

type Stored = { isReserved: boolean; expiresAt: Date };
type LinkedOrder = Pick<typeof orders.$inferSelect, "state" | "payableUntil">;

/** The state of a reservation at `now`. Once it became an order, it follows the state of that order. */
export function stateOf(
  { isReserved, expiresAt }: Stored,
  order: LinkedOrder | null,
  now: Date,
): Reservation["state"] {
  if (!order) return isReserved && now < expiresAt ? "open" : "expired";
  if (isUnpaid(order.state)) return now < order.payableUntil ? "open" : "expired";
  return isEnded(order.state) ? "expired" : "paid";
}

/** A seat reserved until it is paid, with the agreed selection and price. */
export interface ActiveReservation {
  id: string;
  poojaId: string;
  holdsSeat: boolean;
  expiresAt: Date;
  requested: QuoteInput;
  price: Price;
}

/** Whether a reservation is for this request. Never for a cart, which has more in it than the reserved seat. */
export const isReservationOf = (
  { poojaId }: Pick<ActiveReservation, "poojaId">,
  { offer, requested }: { offer: { id: string }; requested: QuoteInput },
) => poojaId === offer.id && !isCart(requested);

/**
 * The assessment for the owner of a reservation: the ritual is not sold out for them, and an unchanged booking
 * keeps its price. A coupon is checked again, since it may depend on who pays.
 */
export function assessReservation(
  assessed: Assessment,
  { offer, requested }: { offer: { id: string }; requested: QuoteInput },
  reservation: ActiveReservation | undefined,
): Assessment {
  if (!reservation || !isReservationOf(reservation, { offer, requested })) return assessed;
  const { price, problems } = assessed;
  const keepsPrice = requested.couponCode === null && isDeepStrictEqual(requested, reservation.requested);
  return {
    price: keepsPrice ? reservation.price : price,
    problems: reservation.holdsSeat ? problems.filter(({ code }) => code !== "sold_out") : problems,
  };
}
