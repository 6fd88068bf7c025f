import type { Currency, Order, OrderState, OrderType } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";
import type { Price } from "../quotes/price.rules.ts";
import type { Text } from "../text/text.ts";

/** Orders from before a field was asked for lack it. */
type Attribution = {
  affiliateId: string | null;
  utm: Record<string, string | number>[];
  fbp?: string | undefined;
  fbc?: string | undefined;
  referrerUrl?: string | undefined;
  landingPath?: string | undefined;
  analyticsSessionId?: string | undefined;
};

/** What proves that a fulfilment came to a state. */
export type Evidence = { state: OrderState; url: string };

/** Who ordered, for how much, and how it stands. What was ordered are its items. */
export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    state: text().$type<OrderState>().notNull(),

    customerId: text().references(() => customers.id),
    /** Keyed hash of the browser's session id, which proves a guest's order to be his. */
    sessionIndex: text(),
    /** Of a guest's unpaid order: keyed hash of the network it came from, by which they are counted. */
    askedBy: text(),
    contactSealed: text().notNull(),
    contactPhoneIndex: text().notNull(),
    whatsappOptIn: boolean().notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),

    currency: text().$type<Currency>().notNull(),
    countryCode: text().notNull(),
    totals: jsonb().$type<Price["totals"]>().notNull(),
    split: jsonb().$type<Price["split"]>().notNull(),
    grand: bigint({ mode: "number" }).notNull(),
    quoteId: text().notNull(),
    couponCode: text(),

    partnerId: text(),
    tempOrderId: text(),
    attribution: jsonb().$type<Attribution>().notNull(),

    /** Until when an unpaid order keeps its place. */
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
      .on(table.askedBy, table.payableUntil)
      .where(sql`customer_id is null and state in ('created', 'payment_pending', 'payment_failed')`),
    index("orders_temp_idx").on(table.tempOrderId).where(sql`temp_order_id is not null`),
  ],
);

/** What was ordered. What was promised is copied: the catalogue may change. A booking has one item. */
export const orderItems = pgTable(
  "order_items",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    /** The line of business. */
    kind: text().$type<OrderType>().notNull(),
    /** What is booked, in the tables of its line. */
    offerId: text().notNull(),
    title: jsonb().$type<Text>().notNull(),
    slug: text().notNull(),
    policy: jsonb().$type<Record<"en" | "hi", Order["policy"]>>().notNull(),
    /** What only its line has; each line has a schema for it. */
    snapshot: jsonb().$type<object>().notNull(),
    qty: integer().notNull(),
    unitPrice: bigint({ mode: "number" }).notNull(),
    /** After the discount, with the tax that is in it. */
    amount: bigint({ mode: "number" }).notNull(),
    tax: bigint({ mode: "number" }).notNull(),
    /** Whether one of a limited number of places is counted for it. */
    holdsPlace: boolean().notNull(),
  },
  (table) => [
    unique("order_items_position").on(table.orderId, table.position),
    index("order_items_offer_idx").on(table.kind, table.offerId),
    check("order_items_amount", sql`qty >= 1 and amount = qty * unit_price`),
  ],
);

/** How an item is carried out: when, where to, and what proves it. */
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
    kind: text({ enum: ["ritual"] }).notNull(),
    state: text().$type<OrderState>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Until when the buyer can change what is carried out. */
    cutoffAt: instant().notNull(),
    addressSealed: text(),
    /** A recording with the second at which the names are read, if it is known: `…#t=754`. */
    evidence: jsonb().$type<Evidence[]>().notNull(),
  },
  (table) => [
    index("fulfilments_order_idx").on(table.orderId),
    index("fulfilments_item_idx").on(table.itemId),
    index("fulfilments_cutoff_idx").on(table.cutoffAt).where(sql`state = 'sankalp_received'`),
    // For the hourly look for addresses that are to be deleted, among any number of orders of the past.
    index("fulfilments_address_idx").on(table.endsAt).where(sql`address_sealed is not null`),
  ],
);

export type OrderItemRow = typeof orderItems.$inferSelect;
export type FulfilmentRow = typeof fulfilments.$inferSelect;

/** The rows of which a price is made. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The item of the order that it belongs to; `itemId` is what of the catalogue it is. */
    orderItemId: text()
      .notNull()
      .references(() => orderItems.id),
    position: integer().notNull(),
    kind: text({ enum: ["package", "offering", "addon", "dakshina", "prasad"] }).notNull(),
    itemId: text(),
    title: jsonb().$type<Text>(),
    qty: integer().notNull(),
    unitPrice: bigint({ mode: "number" }).notNull(),
    amount: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("order_lines_order_idx").on(table.orderId)],
);

/** Each step of an order's journey, when it happened. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    state: text().$type<OrderState>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index("order_events_order_idx").on(table.orderId)],
);

/** Secrets that open an order without an account, until some months after it was carried out: the browser's own, and those of links we sent. */
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
