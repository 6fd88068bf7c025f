import type { OrderCard, OrderType, PoojaCard, TypedOrder } from "@aradhana/core/contract";

/** What the pages of an order show of the ritual it is for. */
export interface OrderedRitual
  extends Pick<PoojaCard, "slug" | "title" | "image" | "muhurat" | "tithi" | "temple"> {
  kind: OrderType;
  /** What was chosen of it: a puja's package, the occasion of a chadhaava. */
  choice: { id: string; name: string };
  /** Its own page. */
  page: string;
  /** For how many people names can be given. */
  nameLimit: number;
  isVip: boolean;
}

/** A paid order, as far as a link from it needs. */
export interface PaidOrder {
  id: string;
  package_id: string | null;
  is_vip: boolean;
}

/** What the card of an order says of its line alone. */
type CardPart =
  | { type: "pooja"; pooja_id: string; package_id: string; is_vip: boolean }
  | { type: "chadhaava"; chadhaava_id: string };

/** What sets the orders of one line apart from those of another. */
export interface OrderLine<Type extends OrderType> {
  ritual(order: Extract<TypedOrder, { type: Type }>): OrderedRitual;
  /** What a card says of this line alone. */
  cardPart(order: Extract<TypedOrder, { type: Type }>): CardPart;
  /** What the names of an order are given for, by its card. */
  names(card: Extract<OrderCard, { type: Type }>): { choiceId: string; isVip: boolean };
  /** The next page once an order is paid; none where nothing is to be done. */
  afterPayment(order: PaidOrder): string | undefined;
  /** What else of the line can be booked. */
  listPath: string;
}
