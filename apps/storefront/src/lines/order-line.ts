import type { OrderCard, OrderType, PaymentStatus, PoojaCard, TypedOrder } from "@aradhana/core/contract";

/** The ritual of an order, as the order's pages show it. */
export interface OrderedRitual
  extends Pick<PoojaCard, "slug" | "title" | "image" | "muhurat" | "tithi" | "temple"> {
  kind: OrderType;
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
  | { type: "chadhaava"; chadhaava_id: string };

/** Everything that is specific to the orders of one line. */
export interface OrderLine<Type extends OrderType> {
  ritual(order: Extract<TypedOrder, { type: Type }>): OrderedRitual;
  /** The fields of a card that are specific to this line. */
  cardPart(order: Extract<TypedOrder, { type: Type }>): CardPart;
  /** What was chosen in an order, by its card: the sankalp form needs it. */
  names(card: Extract<OrderCard, { type: Type }>): { choiceId: string; isVip: boolean };
  /** The next page after the payment. */
  afterPayment(order: Extract<PaymentStatus["order"], { type: Type }>): string;
  /** Where an unfinished booking of an item continues. */
  draftPath(itemId: string): string;
  /** The list of the line. */
  listPath: string;
}
