import type {
  Currency,
  Image,
  Language,
  OrderState,
  OrderType,
  PoojaOrder,
  TypedOrder,
} from "@aradhana/core/contract";
import type { ListingLine } from "../catalogue/listing-line.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import type { OrderItemRow } from "../orders/orders.table.ts";
import type { Chosen, Problem } from "../quotes/chosen.rules.ts";
import type { Terms, Wanted } from "../quotes/quotes.table.ts";
import type { Spoken, Text } from "../text/text.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** What is offered of a line at this moment, as somebody wants it. */
export interface Offer {
  type: OrderType;
  /** What is booked, in the line's own tables. */
  id: string;
  /** The last moment to book it. */
  cutoffAt: Date;
  /** Whether something is sent home: an order needs an address then. */
  needsAddress: boolean;
  /** Whether it has a limited number of places, and this order takes one. */
  isLimited: boolean;
  /** Of a puja whose places can be reserved before they are paid; null for all others. */
  payLater: PayLater | null;
  /** In percent: how much of the price is our service, and the tax on that. */
  tax: { servicePct: number; gstPct: number };
  /** What of it is priced, and what keeps it from being ordered. */
  assess(terms: Terms, currency: Currency, now: Date): Chosen;
  /** What an order copies: it holds, whatever the catalogue says later. */
  snapshot(shipTo: string): Snapshot;
}

export interface PayLater {
  packageId: string;
  /** Null where the number of places is not limited. */
  capacity: number | null;
}

/** The part of an order that its line writes. */
export interface Snapshot {
  item: Pick<OrderItemRow, "kind" | "offerId" | "title" | "slug" | "policy" | "snapshot">;
  fulfilment: { kind: "ritual"; startsAt: Date; endsAt: Date; cutoffAt: Date };
}

/** A planned step of an order, and when it should happen as far as that is known. */
export type PlannedStep = [state: OrderState, at: Date | null];

/** Limited places of what a line offers. */
export interface Places {
  /** Takes one in one statement, so that two buyers cannot both have the last. */
  take(tx: Database, offerId: string, at: Date): Promise<boolean>;
  giveBack(tx: Database, offerId: string): Promise<void>;
  /** Takes one for an order whose money came late, also where the booking is closed. */
  retake(tx: Database, offerId: string): Promise<"taken" | "unlimited" | "full">;
}

/** What an order card says of its line alone. */
type OrderCardPart =
  | { type: "pooja"; pooja_id: string; package_id: string; is_vip: boolean }
  | { type: "chadhaava"; chadhaava_id: string };

/** What the pages of all orders have in common. */
export type CommonPage = Pick<PoojaOrder, "order" | "sankalp_cutoff_at" | "sankalp" | "name">;

/** A line whose orders are carried out in somebody's name. */
interface LineNames {
  /** The states in which a paid order waits for names, and in which it has them. */
  due: OrderState;
  received: OrderState;
  /** How the ritual of a series and its temple are said aloud, where that is stored. */
  readSpoken(
    db: Database,
    slug: string,
  ): Promise<Partial<Record<"ritual" | "temple", Spoken | null>> | undefined>;
}

/** A line of business: all that sets its orders apart from those of other lines. */
export interface Line {
  catalogue: ListingLine;
  quoteRequest: QuoteRequest;
  findOffer(db: Database, wanted: Wanted): Promise<Offer | undefined>;
  /** What keeps a quote from becoming an order, in this line's words. */
  problemTexts: Partial<Record<Problem["code"], Text>>;
  places: Places | null;
  /** How names are given for it; null where none are. */
  names: LineNames | null;
  /** The steps after the payment. */
  plannedSteps(order: StoredOrder): PlannedStep[];
  /** The first picture of each series, by its slug. */
  readCovers(db: Database, slugs: readonly string[], language: Language): Promise<Map<string, Image>>;
  /** What an order card says of this line alone. */
  cardPart(item: OrderItemRow): OrderCardPart;
  /** The page of an order: what all orders have, and what this line adds. */
  readPage(db: Database, order: StoredOrder, common: CommonPage, view: View): Promise<TypedOrder>;
  messages: OrderMessages;
}

/** What the buyer is sent about an order of a line, and the page that the link in it opens. */
interface OrderMessages {
  orderPaid: "order_paid" | "chadhaava_paid";
  namesReceived: "sankalp_received" | "chadhaava_named";
  /** A page of the shop; `t` is the secret that opens the order. */
  path(order: StoredOrder, t: string): string;
}
