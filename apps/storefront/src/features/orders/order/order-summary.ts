import type { OrderCard, TypedOrder } from "@aradhana/core/contract";
import { orderedRitual } from "../../../lines/order-lines.ts";

/** What a list shows of an order that was read as a whole, as `getOrders` would list it. */
export function orderSummary(typed: TypedOrder): Omit<OrderCard, "created_at" | "pooja_id"> {
  const { order, name, type } = typed;
  const { id, number, state, next_action, totals } = order;
  const { title, image, temple, muhurat, choice, isVip } = orderedRitual(typed);
  return {
    ...{ id, number, type, state, next_action, name, title, image, grand: totals.grand },
    temple: temple.name,
    starts_at: muhurat.start_at,
    package_id: type === "pooja" ? choice.id : null,
    chadhaava_id: type === "chadhaava" ? choice.id : null,
    is_vip: isVip,
  };
}
