import type {
  GoodsType,
  OrderCard,
  OrderPart,
  OrderType,
  PaymentStatus,
  PoojaCard,
  RitualType,
  ServiceType,
  TypedOrder,
} from "@aradhana/core/contract";

/** An order of a ritual, one of goods, and one of a service. */
export type RitualOrder = Extract<TypedOrder, { type: RitualType }>;
export type GoodsOrder = Extract<TypedOrder, { type: GoodsType }>;
export type ServiceOrder = Extract<TypedOrder, { type: ServiceType }>;

/** The ritual of an order, as the order's pages show it. */
export interface OrderedRitual
  extends Pick<PoojaCard, "slug" | "title" | "image" | "muhurat" | "tithi" | "temple"> {
  kind: RitualType;
  /** What was chosen: a puja's package, the occasion of a chadhaava. */
  choice: { id: string; name: string };
  /** Its own page. */
  page: string;
  /** The largest number of names. */
  nameLimit: number;
  isVip: boolean;
}

/** The fields of an order card that are specific to its line. */
type CardPart =
  | { type: "pooja"; pooja_id: string; package_id: string; is_vip: boolean }
  | { type: "chadhaava"; chadhaava_id: string }
  | { type: GoodsType; product_id: string }
  | { type: Exclude<ServiceType, "consultation">; package_id: string }
  | { type: "consultation"; booking_id: string };

/** What a buyer does or waits for after the payment, and the page of it. */
export interface AfterPayment {
  /** `mixed`: each part of the order has its own. */
  step: "due" | "given" | "goods" | "service" | "session" | "mixed";
  href: string;
}

/** Everything that is specific to the orders of one line. */
export interface OrderLine<Type extends OrderType> {
  /** The fields of a card that are specific to this line. */
  cardPart(order: Extract<TypedOrder, { type: Type }>): CardPart;
  /** What was chosen in an order, by its card, or in a part of it: the sankalp form needs it. Undefined where no names are given. */
  names(
    card: Extract<OrderCard | OrderPart, { type: Type }>,
  ): { choiceId: string; isVip: boolean } | undefined;
  /** What follows the payment, and its page. */
  afterPayment(order: Extract<PaymentStatus["order"], { type: Type }>): AfterPayment;
  /** Where an unfinished booking of an item continues. */
  draftPath(itemId: string): string;
  /** The list of the line. */
  listPath: string;
}

/** What sets the orders of a ritual apart. */
export interface RitualLine<Type extends RitualType> extends OrderLine<Type> {
  ritual(order: Extract<TypedOrder, { type: Type }>): OrderedRitual;
}
