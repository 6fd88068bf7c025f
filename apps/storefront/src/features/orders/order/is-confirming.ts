import type { Order } from "@aradhana/core/contract";
import { stageOfOrder } from "@aradhana/core/payment";

/** Whether the payment of an order has no outcome yet. */
export const isConfirming = ({ state, payment }: Pick<Order, "state" | "payment">) =>
  stageOfOrder({ state, payment_state: payment?.state ?? null }) === "confirming";
