import type { OrderCard, TypedOrder } from "@aradhana/core/contract";
import { isGoodsOrder, isServiceOrder, orderedRitual, orderLine } from "../../../lines/order-lines.ts";

/** What a list shows of an order that was read as a whole, as `getOrders` would list it. */
export function orderSummary(typed: TypedOrder): OrderCard {
  const { order, name, type } = typed;
  const { id, number, state, created_at, next_action, totals } = order;
  return {
    ...{ id, number, state, created_at, next_action, name, grand: totals.grand },
    payment_state: order.payment?.state ?? null,
    ...shown(typed),
    ...orderLine(type).cardPart(typed),
  };
}

function shown(typed: TypedOrder): Pick<OrderCard, "title" | "image" | "temple" | "starts_at"> {
  if (isGoodsOrder(typed)) {
    const [first] = typed.items;
    const image = first?.image ?? { name: "", alt: "" };
    return { title: first?.title ?? "", image, temple: "", starts_at: `${typed.arrives.to}T12:00:00.000Z` };
  }
  if (isServiceOrder(typed)) {
    const { image, due_at: starts_at } = typed;
    return { title: typed.package.title, image, temple: "", starts_at };
  }
  const { title, image, temple, muhurat } = orderedRitual(typed);
  return { title, image, temple: temple.name, starts_at: muhurat.start_at };
}
