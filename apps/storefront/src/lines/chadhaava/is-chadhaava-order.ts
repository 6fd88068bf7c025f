import type { OrderType } from "@aradhana/core/contract";

/** Whether an order is of a chadhaava, which has a page of its own after the payment. */
export const isChadhaavaOrder = <Order extends { type: OrderType }>(
  order: Order,
): order is Extract<Order, { type: "chadhaava" }> => order.type === "chadhaava";
