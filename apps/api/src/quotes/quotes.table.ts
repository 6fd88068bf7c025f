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
  /** As the address says, for a PIN of no state. */
  state?: string;
}

/** The request of a quote, evaluated again when it is ordered. Each line has a schema for its own fields. */
export interface QuoteInput extends Terms {
  type: OrderType | "cart";
}

/** The request for everything in a cart: the rituals first, then the goods, which are one parcel. */
export interface CartInput extends Terms {
  type: "cart";
  /** With the id of each cart line. Stored quotes have the key `wanted`. */
  lines: { id: string; wanted: LineInput }[];
}

/** The request for one item. */
export type LineInput = QuoteInput & { type: OrderType };

export const isCart = (requested: QuoteInput): requested is CartInput => requested.type === "cart";

/** Prices that are guaranteed until they expire. */
export const quotes = pgTable(
  "quotes",
  {
    id: text().primaryKey(),
    requested: jsonb("wanted").$type<QuoteInput>().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: jsonb().$type<Price>().notNull(),
    /** Keyed hash of the requesting network, used to limit quotes. */
    requestedBy: text("asked_by"),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("quotes_expiry_idx").on(table.expiresAt),
    index("quotes_asked_idx").on(table.requestedBy, table.createdAt),
  ],
);
