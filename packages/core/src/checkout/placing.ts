import type { Failure } from "../query/index.ts";

/** Why an order could not be placed, as far as a checkout acts on it. */
export type PlacingFailure =
  /** The offer or its price has to be checked again; nothing was ordered. */
  | { status: "changed"; failure: Failure }
  /** This date can no longer be booked. */
  | { status: "closed" }
  /** The order was paid meanwhile, as in another tab. */
  | { status: "paid"; orderId: string }
  /** The bank is confirming a payment of the order. */
  | { status: "confirming"; orderId: string }
  | { status: "failed"; failure: Failure };

const outdated = new Set([
  ...["price_changed", "quote_expired", "quote_not_found", "order_expired"],
  // Of a cart: something was taken out of it since.
  "cart_changed",
  // Of goods: the next quote says what is left of them.
  ...["too_many_per_order", "reserved_for_you"],
  ...["quantity_unavailable", "setting_unavailable", "energisation_unavailable", "not_delivered", "gone"],
  "plant_not_admitted",
]);

/** Whether an error, or a problem of a quote, means that this date can no longer be booked. */
export const isBookingClosed = (code: string): boolean => code === "cutoff_passed" || code === "sold_out";

/** Reads what follows from a failure; `orderId` is the order that this attempt has made so far. */
export function placingFailure(failure: Failure, orderId: string | undefined): PlacingFailure {
  const { code } = failure;
  if (outdated.has(code)) return { status: "changed", failure };
  if (isBookingClosed(code)) return { status: "closed" };
  if (code === "already_paid" && orderId) return { status: "paid", orderId };
  if (code === "payment_pending" && orderId) return { status: "confirming", orderId };
  return { status: "failed", failure };
}
