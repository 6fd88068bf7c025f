import type { Order, Sankalp } from "@aradhana/core/contract";
import { isNotPaid } from "@aradhana/core/payment";

/** Where the names of an order are. Locked names reach the priest only with an order that takes place. */
export const namesProgress = (order: Order, { state }: Sankalp): Sankalp["state"] | "lapsed" =>
  state === "locked" && isNotPaid(order.state) ? "lapsed" : state;
