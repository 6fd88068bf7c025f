import type { OrderType, TypedOrder } from "@aradhana/core/contract";
import { pathTo, sankalpPath } from "@aradhana/core/paths";
import type { OrderedRitual, OrderLine } from "./order-line.ts";

/** The orders of each line of business. A new line cannot be forgotten here. */
const orderLines = {
  pooja: {
    ritual: ({ pooja, package: chosen }) => ({
      ...pooja,
      kind: "pooja",
      choice: chosen,
      page: pathTo("/pooja/:id", { id: pooja.id }),
      nameLimit: chosen.devotees.max,
      isVip: chosen.is_vip,
    }),
    cardPart: ({ pooja, package: chosen }) => ({
      ...{ type: "pooja", pooja_id: pooja.id },
      ...{ package_id: chosen.id, is_vip: chosen.is_vip },
    }),
    names: ({ package_id, is_vip }) => ({ choiceId: package_id, isVip: is_vip }),
    afterPayment: ({ id, package_id, is_vip }) =>
      sankalpPath({ orderId: id, choiceId: package_id, isVip: is_vip }),
    draftPath: (id) => pathTo("/pooja/:id/continue", { id }),
    listPath: pathTo("/online-puja"),
  },
  chadhaava: {
    ritual: ({ chadhaava, name_limit }) => ({
      ...chadhaava,
      kind: "chadhaava",
      choice: { id: chadhaava.id, name: chadhaava.occasion },
      page: pathTo("/chadhaava/:id", { id: chadhaava.id }),
      nameLimit: name_limit,
      isVip: false,
    }),
    cardPart: ({ chadhaava }) => ({ type: "chadhaava", chadhaava_id: chadhaava.id }),
    names: ({ chadhaava_id }) => ({ choiceId: chadhaava_id, isVip: false }),
    afterPayment: ({ id }) => pathTo("/chadhaava/order/success/:id", { id }),
    draftPath: (id) => pathTo("/chadhaava/:id", { id }),
    listPath: pathTo("/chadhaava"),
  },
} satisfies { [Type in OrderType]: OrderLine<Type> };

const lines: Record<OrderType, OrderLine<OrderType>> = orderLines;

/** The ritual that an order is for, whatever its line. */
export const orderedRitual = (order: TypedOrder): OrderedRitual => lines[order.type].ritual(order);

/** What sets the orders of a type apart. */
export const orderLine = (type: OrderType): OrderLine<OrderType> => lines[type];
