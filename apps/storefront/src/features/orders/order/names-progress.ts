import type { Order, Sankalp } from "@aradhana/core/contract";

/** Orders of which no priest gets the names: not paid, or over. */
const withoutRitual = new Set<Order["state"]>([
  "created",
  "payment_pending",
  "payment_failed",
  "cancelled",
  "expired",
]);

/** Where the names of an order are. Locked names reach the priest only with an order that takes place. */
export const namesProgress = (order: Order, { state }: Sankalp): Sankalp["state"] | "lapsed" =>
  state === "locked" && withoutRitual.has(order.state) ? "lapsed" : state;
