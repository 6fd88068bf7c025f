import { isDeepStrictEqual } from "node:util";
import type { Reservation } from "@aradhana/core/contract";
import { isOver, isUnpaid } from "../orders/orders.rules.ts";
import type { orders } from "../orders/orders.table.ts";
import type { Assessment } from "../quotes/offer.rules.ts";
import type { Price } from "../quotes/price.rules.ts";
import type { Wanted } from "../quotes/quotes.table.ts";

const LIFETIME_MS = 600_000;

/** Until when a place is held: ten minutes, and never past the closing time of the ritual. */
export const reservedUntil = (from: Date, cutoffAt: Date) =>
  new Date(Math.min(from.getTime() + LIFETIME_MS, cutoffAt.getTime()));

/** How many of a ritual's limited places one network may hold at once: sessions cost nothing, so they count for nothing. */
export const placesPerNetwork = (capacity: number) => Math.max(2, Math.floor(capacity / 10));

type Waiting = { isReserved: boolean; expiresAt: Date };
type Became = Pick<typeof orders.$inferSelect, "state" | "payableUntil">;

/** How a reservation stands at a moment. One that became an order stands as that order does. */
export function stateOf(
  { isReserved, expiresAt }: Waiting,
  order: Became | null,
  now: Date,
): Reservation["state"] {
  if (!order) return isReserved && now < expiresAt ? "open" : "expired";
  if (isUnpaid(order.state)) return now < order.payableUntil ? "open" : "expired";
  return isOver(order.state) ? "expired" : "paid";
}

/** A place that waits for its payment, and what was agreed of it. */
export interface Hold {
  id: string;
  poojaId: string;
  holdsSeat: boolean;
  expiresAt: Date;
  wanted: Wanted;
  price: Price;
}

/**
 * What a booking costs whoever holds a place for it: the ritual is not full for him, and the very same
 * booking keeps its price. A coupon is judged anew, since it may hang on who pays in the end.
 */
export function assessReservation(
  assessed: Assessment,
  { offer, wanted }: { offer: { id: string }; wanted: Wanted },
  hold: Hold | undefined,
): Assessment {
  if (hold?.poojaId !== offer.id) return assessed;
  const { price, problems } = assessed;
  const keepsPrice = wanted.couponCode === null && isDeepStrictEqual(wanted, hold.wanted);
  return {
    price: keepsPrice ? hold.price : price,
    problems: hold.holdsSeat ? problems.filter(({ code }) => code !== "sold_out") : problems,
  };
}
