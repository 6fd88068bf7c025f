import type {
  Currency,
  Image,
  Language,
  OrderState,
  OrderType,
  orderRequest,
  PoojaOrder,
  RepeatFrequency,
  ServiceType,
  TypedOrder,
} from "@aradhana/core/contract";
import type * as v from "valibot";
import type { Seats } from "../catalogue/seats.ts";
import type { Database } from "../db/database.ts";
import type { PlantPart } from "../delivery/plants.rules.ts";
import type { ReturnTerms } from "../goods/goods-columns.ts";
import type { products } from "../goods/products.table.ts";
import type { View } from "../http/view.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import type { FulfilmentRow, OrderItemRow } from "../orders/orders.table.ts";
import type { series } from "../pujas/series.table.ts";
import type { LineInput, QuoteInput, Terms } from "../quotes/quotes.table.ts";
import type { Problem, Selection } from "../quotes/selection.rules.ts";
import type { Spoken, Text } from "../text/text.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { CartRules } from "./cart-rules.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** The current offer of a line for a buyer's selection. */
export interface Offer {
  type: OrderType;
  /** The id of the booked item in the line's own table. */
  id: string;
  /** The cut-off for bookings. */
  cutoffAt: Date;
  /** Whether something is sent home, so that an order needs an address. */
  needsAddress: boolean;
  /** Whether seats are limited, so that an order takes one. */
  isLimited: boolean;
  /** Null if seats cannot be reserved before payment. */
  payLater: PayLater | null;
  /** In percent: the service share of the price, and the tax included in that share. Goods have their own tax. */
  tax: { servicePct: number; gstPct: number };
  /** The tax code (SAC) of a service by itself; a puja's row has one too, for the service beside the ritual. */
  serviceCode?: string;
  /** How goods are sent; missing for a ritual. */
  parcel?: Parcel;
  /** The items to price, and the problems that prevent an order. */
  assess(terms: Terms, currency: Currency, now: Date): Selection;
  /** The data that is copied to an order, so that later changes of the catalogue do not affect it. */
  snapshot(to: Destination, at: Date): Snapshot;
}

export interface Destination extends Pick<Terms, "shipTo" | "postcode"> {
  /** Days until the parcel is sent; missing if it is the good's own. */
  leadDays?: number;
}

export interface SharedStock {
  total: number;
  taken: number;
}

/** The part of an offer of goods that sending and returning them needs. */
export interface Parcel {
  /** How many pieces an order takes from the stock, and how many there are to be had. */
  pieces: number;
  available: number;
  /** How many an order may have of it. @default MAX_PIECES */
  limit?: number;
  /** Where other lines of the cart take from the same stock: how many there are altogether, and how many they take. */
  shared?: SharedStock;
  /** The buyer's own unpaid order that holds pieces of it. */
  reservedBy?: string | undefined;
  insured: boolean;
  /** What it has of a plant, which customs abroad asks about. */
  plantPart?: PlantPart | undefined;
  /** Days until it is sent. */
  leadDays: number;
  /** Whether it is energised in a name, which the order has to give. */
  isNamed: boolean;
  returns: ReturnTerms;
  title: Text;
}

export interface PayLater {
  packageId: string;
  /** Null: unlimited seats. */
  capacity: number | null;
}

/** The part of an order that its line provides. */
export interface Snapshot {
  item: Pick<OrderItemRow, "kind" | "offerId" | "title" | "slug" | "policy" | "snapshot">;
  fulfilment: { kind: FulfilmentRow["kind"]; startsAt: Date; endsAt: Date; cutoffAt: Date };
}

/** A planned step of an order; the time is null if unknown. */
export type PlannedStep = [state: OrderState, at: Date | null];

/** The fields of an order card that depend on its line. */
type OrderCardPart =
  | { type: "pooja"; pooja_id: string; package_id: string; is_vip: boolean }
  | { type: "chadhaava"; chadhaava_id: string }
  | { type: "abhimantrit"; product_id: string }
  | { type: "gemstone"; product_id: string }
  | { type: Exclude<ServiceType, "consultation">; package_id: string }
  | { type: "consultation"; booking_id: string };

/** The fields that the order pages of all lines share. */
export type CommonPage = Pick<PoojaOrder, "order" | "sankalp_cutoff_at" | "sankalp" | "name">;

/** The names of devotees in the orders of a line. */
interface LineNames {
  /** The state of a paid order without names, and `received` the state with names. */
  due: OrderState;
  received: OrderState;
  /** The state once the priests have performed it. */
  performed: OrderState;
  /** The state once the buyer can watch it. */
  recorded: OrderState;
  /** The stored pronunciations of a series and its temple, for reading the sankalp aloud. */
  readSpoken(
    db: Database,
    slug: string,
  ): Promise<Partial<Record<"ritual" | "temple", Spoken | null>> | undefined>;
}

/** Another date of what was ordered. */
export interface NextDate {
  /** The request for that date. */
  requested: QuoteInput;
  startsAt: Date;
  cutoffAt: Date;
}

/** The reviews of a line, filed by the slug of what was ordered. */
export interface LineReviews {
  /** The states in which a buyer can write one. */
  after: readonly OrderState[];
  /** The table that has the average for cards; missing if each item is unique. */
  rated?: typeof series | typeof products;
}

/** How a line's orders are repeated. */
export interface Repeats {
  /** How often the request can be repeated; empty if it cannot. */
  readFrequencies(db: Database, requested: QuoteInput, currency: Currency): Promise<RepeatFrequency[]>;
  /** The earliest date that can be booked in the series of the request. */
  findNextDate(
    db: Database,
    requested: QuoteInput,
    limits: { startsFrom: Date; cutoffAfter: Date },
  ): Promise<NextDate | undefined>;
}

/** What is asked for a service: given with its order, sealed with its fulfilment. */
export interface ServiceDetails {
  /** The details in a request, checked; undefined if it has none and they can be given later. Throws `invalidInput`. */
  read(request: v.InferOutput<typeof orderRequest>, at: Date): object | undefined;
  /** Makes the report of the stored details, in every language; missing where a service has no report. */
  make?(details: unknown, made: { item: OrderItemRow; version: number; at: Date }): object;
  /** Starts the service of a paid order. The caller has locked the order. */
  begin(tx: Database, part: Pick<StoredOrder, "item" | "fulfilment">, at: Date): Promise<void>;
}

/** A line of business: everything in which its orders differ from those of other lines. */
export interface Line {
  quoteRequest: QuoteRequest;
  findOffer(db: Database, requested: LineInput): Promise<Offer | undefined>;
  /** The line's messages for the problems of a quote. */
  problemTexts: Partial<Record<Problem["code"], Text>>;
  seats: Seats | null;
  /** Whether each item is the only one of its kind: an order has one of it, insured and paid in advance. */
  isUnique: boolean;
  /** Missing if a cart cannot hold it. */
  cart?: CartRules;
  /** Null if its orders cannot be repeated. */
  repeats: Repeats | null;
  /**
   * What of an item's snapshot changes when it is moved to another date; undefined if that date has no such choice. Missing if
   * its orders have no date.
   */
  snapshotOn?(db: Database, snapshot: object, dateId: string): Promise<object | undefined>;
  /** Null if its orders need no names. */
  names: LineNames | null;
  /** Missing if its buyers do not review it. */
  reviews?: LineReviews;
  /** Null if its orders are of no service. */
  details: ServiceDetails | null;
  /** The steps after the payment. */
  plannedSteps(order: StoredOrder): PlannedStep[];
  /** The first image of each series, by slug. */
  readCovers(db: Database, slugs: readonly string[], language: Language): Promise<Map<string, Image>>;
  /** The fields of an order card that depend on its line. */
  cardPart(item: OrderItemRow): OrderCardPart;
  /** The page of an order: the common fields and those of this line. */
  readPage(
    db: Database,
    order: StoredOrder,
    common: CommonPage,
    view: View,
    vault: Vault,
  ): Promise<TypedOrder>;
  messages: OrderMessages;
}

/** The messages to the buyer about an order, and the page their link opens. */
interface OrderMessages {
  orderPaid: "order_paid" | "chadhaava_paid" | "goods_paid" | "service_paid" | "session_paid";
  /** The same for buyers who gave the names with the order, and need not enter them again. */
  orderPaidNamed: "order_paid_named" | "chadhaava_paid" | "goods_paid" | "service_paid" | "session_paid";
  namesReceived: "sankalp_received" | "chadhaava_named" | "goods_paid" | "service_paid" | "session_paid";
  /** The path of a storefront page. */
  path(order: StoredOrder): string;
}
