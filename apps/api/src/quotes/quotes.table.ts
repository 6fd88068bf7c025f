import type { Currency, OrderType } from "@aradhana/core/contract";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import type { Price } from "./price.rules.ts";

/** The request of a quote, in the fields that all lines have. */
export interface Terms {
  dakshina: number;
  couponCode: string | null;
  countryCode: string;
  shipTo: string;
  /** Where goods go; empty or missing while it is unknown. */
  postcode?: string;
}

/** The request of a quote, evaluated again when it is ordered. Each line has a schema for its own fields. */
export interface Wanted extends Terms {
  type: OrderType | "cart";
}

/** The request for everything in a cart: the rituals first, then the goods, which are one parcel. */
export interface WantedCart extends Terms {
  type: "cart";
  /** With the id of each cart line. */
  lines: { id: string; wanted: WantedLine }[];
}

/** The request for one item. */
export type WantedLine = Wanted & { type: OrderType };

export const isCart = (wanted: Wanted): wanted is WantedCart => wanted.type === "cart";

/** Prices that are guaranteed until they expire. */
export const quotes = pgTable(
  "quotes",
  {
    id: text().primaryKey(),
    wanted: jsonb().$type<Wanted>().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: jsonb().$type<Price>().notNull(),
    /** Keyed hash of the requesting network, used to limit quotes. */
    askedBy: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("quotes_expiry_idx").on(table.expiresAt),
    index("quotes_asked_idx").on(table.askedBy, table.createdAt),
  ],
);
