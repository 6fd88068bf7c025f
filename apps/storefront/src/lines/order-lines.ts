import type {
  OrderCard,
  OrderPart,
  OrderType,
  PaymentStatus,
  RitualType,
  ServiceType,
  TypedOrder,
} from "@aradhana/core/contract";
import { consultPath, itemPath, listPath, orderPath, pathTo, sankalpPath } from "@aradhana/core/paths";
import { goodsSuccessPath, hasGoods, isGoodsType } from "./goods-pages.ts";
import type {
  AfterPayment,
  GoodsOrder,
  OrderedRitual,
  OrderLine,
  RitualLine,
  RitualOrder,
  ServiceOrder,
} from "./order-line.ts";
import { bookingPath, isServiceType, servicePath } from "./service-pages.ts";

const stepOfNames = (areGiven: boolean) => (areGiven ? "given" : "due");

const rituals = {
  pooja: {
    ritual: ({ pooja, package: chosen }) => ({
      ...pooja,
      kind: "pooja",
      choice: chosen,
      page: itemPath("pooja", pooja.id),
      nameLimit: chosen.devotees.max,
      isVip: chosen.is_vip,
    }),
    cardPart: ({ pooja, package: chosen }) => ({
      ...{ type: "pooja", pooja_id: pooja.id },
      ...{ package_id: chosen.id, is_vip: chosen.is_vip },
    }),
    names: ({ package_id, is_vip }) => ({ choiceId: package_id, isVip: is_vip }),
    afterPayment: ({ id, package_id, is_vip, names_given }) => ({
      step: stepOfNames(names_given),
      href: sankalpPath({ orderId: id, choiceId: package_id, isVip: is_vip }),
    }),
    draftPath: (id) => pathTo("/pooja/:id/continue", { id }),
    listPath: listPath("pooja"),
  },
  chadhaava: {
    ritual: ({ chadhaava, name_limit }) => ({
      ...chadhaava,
      kind: "chadhaava",
      choice: { id: chadhaava.id, name: chadhaava.occasion },
      page: itemPath("chadhaava", chadhaava.id),
      nameLimit: name_limit,
      isVip: false,
    }),
    cardPart: ({ chadhaava }) => ({ type: "chadhaava", chadhaava_id: chadhaava.id }),
    names: ({ chadhaava_id }) => ({ choiceId: chadhaava_id, isVip: false }),
    afterPayment: ({ id, names_given }) => ({
      step: stepOfNames(names_given),
      href: pathTo("/chadhaava/order/success/:id", { id }),
    }),
    draftPath: (id) => itemPath("chadhaava", id),
    listPath: listPath("chadhaava"),
  },
} satisfies { [Type in RitualType]: RitualLine<Type> };

/** What the orders of all services have in common. */
const service = (type: Exclude<ServiceType, "consultation">) => ({
  cardPart: (order: ServiceOrder) => ({ type, package_id: order.package.id }),
  names: () => undefined,
  afterPayment: ({ id, title }: PaymentStatus["order"]): AfterPayment => ({
    step: "service",
    href: pathTo("/success-page/:id/:type/:name", { id, type, name: title }),
  }),
  draftPath: () => servicePath(type),
  listPath: servicePath(type),
});

/** The orders of each line of business. A new line cannot be forgotten here. */
const orderLines = {
  ...rituals,
  abhimantrit: {
    cardPart: ({ items: [first] }) => ({ type: "abhimantrit", product_id: first?.product_id ?? "" }),
    names: () => undefined,
    afterPayment: ({ id }) => ({ step: "goods", href: goodsSuccessPath("abhimantrit", id) }),
    draftPath: (id) => pathTo("/:type/:id/order", { type: "abhimantrit-products", id }),
    listPath: listPath("abhimantrit"),
  },
  gemstone: {
    cardPart: ({ items: [first] }) => ({ type: "gemstone", product_id: first?.product_id ?? "" }),
    names: () => undefined,
    afterPayment: ({ id }) => ({ step: "goods", href: goodsSuccessPath("gemstone", id) }),
    draftPath: (id) => pathTo("/:type/:id/order", { type: "gemstones", id }),
    listPath: listPath("gemstone"),
  },
  kundali: service("kundali"),
  name_correction: service("name_correction"),
  consultation: {
    cardPart: (order) => ({ type: "consultation", booking_id: order.package.id }),
    names: () => undefined,
    afterPayment: ({ booking_id }) => ({ step: "session", href: bookingPath(booking_id) }),
    // A time is chosen with an astrologer, then it is paid as a booking.
    draftPath: (id) => (id.startsWith("ag_") ? consultPath(id) : bookingPath(id)),
    listPath: pathTo("/astro-guru/find"),
  },
} satisfies { [Type in OrderType]: OrderLine<Type> };

const lines: Record<OrderType, OrderLine<OrderType>> = orderLines;
const ritualLines: Record<RitualType, RitualLine<RitualType>> = rituals;

/** Whether an order is of goods alone: no ritual, and so no names. */
export const isGoodsOrder = (order: TypedOrder): order is GoodsOrder => isGoodsType(order.type);

/** Whether an order is of a service: no ritual, and nothing is sent. */
export const isServiceOrder = (order: TypedOrder): order is ServiceOrder => isServiceType(order.type);

/** Whether an order is of a ritual, perhaps with others in a cart. */
export const isRitualOrder = (order: TypedOrder): order is RitualOrder =>
  !isGoodsOrder(order) && !isServiceOrder(order);

/** The ritual that an order is for, whatever its line. */
export const orderedRitual = (order: RitualOrder): OrderedRitual => ritualLines[order.type].ritual(order);

/** What sets the orders of a type apart. */
export const orderLine = (type: OrderType): OrderLine<OrderType> => lines[type];

/** What follows the payment of an order. In a cart with goods and a ritual, each part has its own next step. */
export function afterPayment(order: PaymentStatus["order"]): AfterPayment {
  if (!isGoodsType(order.type) && hasGoods(order.lines))
    return { step: "mixed", href: goodsSuccessPath("cart", order.id) };
  return lines[order.type].afterPayment(order);
}

/** Where the names of an order are given; its own page, if it needs none. */
export function namesPath(card: OrderCard): string {
  const chosen = lines[card.type].names(card);
  return chosen ? sankalpPath({ orderId: card.id, ...chosen, itemId: card.names_item_id }) : orderPath(card);
}

/** Where the names for a part of a cart's order are given; undefined if it needs none. */
export function namesPathOfPart(orderId: string, part: OrderPart): string | undefined {
  const chosen = lines[part.type].names(part);
  return chosen && sankalpPath({ orderId, ...chosen, itemId: part.item_id });
}
