import type { OrderCard, TypedOrder } from "@aradhana/core/contract";
import { orderedRitual, orderLine } from "../../../lines/order-lines.ts";

/** What a list shows of an order that was read as a whole, as `getOrders` would list it. */
export function orderSummary(typed: TypedOrder): OrderCard {
  const { order, name, type } = typed;
  const { id, number, state, created_at, next_action, totals } = order;
  const { title, image, temple, muhurat } = orderedRitual(typed);
  return {
    ...{ id, number, state, created_at, next_action, name, title, image, grand: totals.grand },
    payment_state: order.payment?.state ?? null,
    ...{ temple: temple.name, starts_at: muhurat.start_at },
    ...orderLine(type).cardPart(typed),
  };
}
