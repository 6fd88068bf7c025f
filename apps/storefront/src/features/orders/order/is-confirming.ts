import type { Order } from "@aradhana/core/contract";
import { isUnclear, stageOfOrder } from "@aradhana/core/payment";

/** Whether nobody knows yet that the payment of an order came to nothing. */
export const isConfirming = ({ state, payment }: Pick<Order, "state" | "payment">) =>
  isUnclear(stageOfOrder({ state, payment_state: payment?.state ?? null }));
