import type { Currency, Language, Order, OrderState, OrderType } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";
import type { Price, PricedLine } from "../quotes/price.rules.ts";
import type { Text } from "../text/text.ts";

/** Optional fields are missing in orders from before they were introduced. */
type Attribution = {
  affiliateId: string | null;
  utm: Record<string, string | number>[];
  fbp?: string | undefined;
  fbc?: string | undefined;
  referrerUrl?: string | undefined;
  landingPath?: string | undefined;
  analyticsSessionId?: string | undefined;
};

/** Evidence that a fulfilment reached a state. A recording may have captions and chapters. */
export type Evidence = {
  state: OrderState;
  url: string;
  /** Of a recording that staff uploaded; its address is made when it is read, see `withRecordings`. */
  recordingId?: string;
  captions?: { language: Language; url: string }[];
  chapters?: { seconds: number; label: Text }[];
};

/** An order's buyer, total and state. The ordered items are in `orderItems`. */
export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    state: text().$type<OrderState>().notNull(),

    customerId: text().references(() => customers.id),
    /** Keyed hash of the browser's session id, which proves that a guest owns the order. */
    sessionIndex: text(),
    /**
     * Whose account ordered it, or signed in later in the browser that did. `customerId` is also the account of the contact's
     * number, even if somebody else wrote it.
     */
    placedBy: text(),
    /** Keyed hash of the network of a guest's unpaid order, used to limit such orders. */
    requestedBy: text("asked_by"),
    contactSealed: text().notNull(),
    contactPhoneIndex: text().notNull(),
    whatsappOptIn: boolean().notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),

    currency: text().$type<Currency>().notNull(),
    countryCode: text().notNull(),
    totals: jsonb().$type<Price["totals"]>().notNull(),
    split: jsonb().$type<Price["split"]>().notNull(),
    /** What its invoice lists; null in orders from before December 2026. */
    shares: jsonb().$type<Price["shares"]>(),
    grand: bigint({ mode: "number" }).notNull(),
    quoteId: text().notNull(),
    couponCode: text(),

    partnerId: text(),
    tempOrderId: text(),
    attribution: jsonb().$type<Attribution>().notNull(),

    /** Paid in cash when it arrives, so that it needs no payment here. */
    paysOnDelivery: boolean().notNull().default(false),
    /** Whom the invoice is for: see `InvoiceTo`. */
    invoiceToSealed: text(),
    /** Until when an unpaid order keeps its seat. */
    payableUntil: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("orders_customer_idx").on(table.customerId, table.createdAt, table.id),
    index("orders_session_idx").on(table.sessionIndex),
    index("orders_phone_idx").on(table.contactPhoneIndex),
    index("orders_state_idx").on(table.state, table.payableUntil),
    index("orders_asked_idx")
      .on(table.requestedBy, table.payableUntil)
      .where(sql`customer_id is null and state in ('created', 'payment_pending', 'payment_failed')`),
    // For the hourly job that deletes addresses.
    index("orders_invoice_to_idx").on(table.id).where(sql`invoice_to_sealed is not null`),
    index("orders_temp_idx").on(table.tempOrderId).where(sql`temp_order_id is not null`),
  ],
);

/**
 * The ordered items, with a copy of what was promised, because the catalogue may change. The order of a cart has
 * several: first its rituals, then its goods. The first one decides how the order is shown.
 */
export const orderItems = pgTable(
  "order_items",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    kind: text().$type<OrderType>().notNull(),
    /** The id of the puja, chadhaava, gem or colour of a product. */
    offerId: text().notNull(),
    title: jsonb().$type<Text>().notNull(),
    slug: text().notNull(),
    policy: jsonb().$type<Record<"en" | "hi", Order["policy"]>>().notNull(),
    /** Data specific to the line; each line has a schema for it. */
    snapshot: jsonb().$type<object>().notNull(),
    qty: integer().notNull(),
    unitPrice: bigint({ mode: "number" }).notNull(),
    /** After the discount, including tax. */
    amount: bigint({ mode: "number" }).notNull(),
    tax: bigint({ mode: "number" }).notNull(),
    /** Whether the item occupies one of a limited number of seats, or pieces of the stock, and how many. */
    holdsPlace: boolean().notNull(),
    pieces: integer().notNull().default(1),
  },
  (table) => [
    unique("order_items_position").on(table.orderId, table.position),
    index("order_items_offer_idx").on(table.kind, table.offerId),
    check("order_items_amount", sql`qty >= 1 and amount = qty * unit_price`),
  ],
);

/** The fulfilment of an item: its times, delivery address and evidence. */
export const fulfilments = pgTable(
  "fulfilments",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    itemId: text()
      .notNull()
      .references(() => orderItems.id),
    kind: text({ enum: ["ritual", "parcel", "service"] }).notNull(),
    state: text().$type<OrderState>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Until when the buyer can change the names. */
    cutoffAt: instant().notNull(),
    addressSealed: text(),
    /** With whom the goods or the prasad were sent, and the number to track them. */
    carrier: text(),
    trackingNumber: text(),
    /** When staff reported the delivery; a return is possible for some days from then. */
    deliveredAt: instant(),
    /** How often it was moved to another date. */
    moves: integer().notNull().default(0),
    /** In whose name goods are energised. */
    energisedForSealed: text(),
    /** What a service is made of: a birth, a name. Null once it was deleted, and while it is missing. */
    detailsSealed: text(),
    /** A recording's link ends with the second at which the names are read, if known: `…#t=754`. */
    evidence: jsonb().$type<Evidence[]>().notNull(),
  },
  (table) => [
    index("fulfilments_order_idx").on(table.orderId),
    index("fulfilments_item_idx").on(table.itemId),
    index("fulfilments_cutoff_idx").on(table.cutoffAt).where(sql`state = 'sankalp_received'`),
    // For the hourly job that deletes addresses.
    index("fulfilments_address_idx").on(table.endsAt).where(sql`address_sealed is not null`),
  ],
);

export type OrderItemRow = typeof orderItems.$inferSelect;
export type FulfilmentRow = typeof fulfilments.$inferSelect;

/** The rows of an order's price. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The order item that it belongs to; `itemId` is its id in the catalogue. */
    orderItemId: text()
      .notNull()
      .references(() => orderItems.id),
    position: integer().notNull(),
    kind: text().$type<PricedLine["kind"]>().notNull(),
    itemId: text(),
    title: jsonb().$type<Text>(),
    qty: integer().notNull(),
    unitPrice: bigint({ mode: "number" }).notNull(),
    amount: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("order_lines_order_idx").on(table.orderId)],
);

/** The history of the states of an order, and of its fulfilments. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** Null for what happened to everything in it, such as the payment; so have events from before December 2026. */
    fulfilmentId: text().references(() => fulfilments.id),
    state: text().$type<OrderState>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index("order_events_order_idx").on(table.orderId)],
);

/** Secrets that give access to an order without an account: the browser's own, and those in links we sent. */
export const orderLinks = pgTable(
  "order_links",
  {
    tokenHash: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    createdAt: instant().notNull(),
  },
  (table) => [index("order_links_order_idx").on(table.orderId)],
);
