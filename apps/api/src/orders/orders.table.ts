import type { Currency, Order, OrderState } from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
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

/** What was booked, at which price, by whom. What was promised is copied: the catalogue may change. */
export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    type: text({ enum: ["pooja", "chadhaava"] }).notNull(),
    state: text().$type<OrderState>().notNull(),

    customerId: text().references(() => customers.id),
    /** Keyed hash of the browser's session id, which proves a guest's order to be his. */
    sessionIndex: text(),
    /** Of a guest's unpaid order: keyed hash of the network it came from, by which they are counted. */
    askedBy: text(),
    contactSealed: text().notNull(),
    contactPhoneIndex: text().notNull(),
    addressSealed: text(),
    whatsappOptIn: boolean().notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),

    /** What a puja's order books. */
    poojaId: text(),
    packageId: text(),
    /** What a chadhaava's order is for. */
    chadhaavaId: text(),
    title: jsonb().$type<Text>().notNull(),
    slug: text().notNull(),
    temple: jsonb().$type<Text>().notNull(),
    packageName: jsonb().$type<Text>(),
    isVip: boolean().notNull(),
    maxDevotees: integer().notNull(),
    muhuratStartAt: instant().notNull(),
    muhuratEndAt: instant().notNull(),
    cutoffAt: instant().notNull(),
    sankalpCutoffAt: instant().notNull(),
    videoEtaHours: integer(),
    prasadEtaDays: integer(),
    policy: jsonb().$type<Record<"en" | "hi", Order["policy"]>>().notNull(),

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
    /** Whether a limited place of the rite is counted for it. */
    holdsSeat: boolean().notNull(),
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
    check(
      "orders_are_for_one_rite",
      sql`(type = 'pooja' and pooja_id is not null and package_id is not null and package_name is not null and chadhaava_id is null)
        or (type = 'chadhaava' and chadhaava_id is not null and pooja_id is null and package_id is null)`,
    ),
    // For the hourly look for addresses that are to be forgotten, among any number of orders of the past.
    index("orders_address_idx").on(table.muhuratEndAt).where(sql`address_sealed is not null`),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
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
    /** Of a recording with the second at which the names are read, if it is known: `…#t=754`. */
    evidenceUrl: text(),
  },
  (table) => [index("order_events_order_idx").on(table.orderId)],
);

/** Secrets that open an order without an account, until some months after its rite: the browser's own, and those of links we sent. */
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
