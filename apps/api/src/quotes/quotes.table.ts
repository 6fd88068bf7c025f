import type { Currency } from "@aradhana/core/contract";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import type { Price } from "./price.rules.ts";

/** Of what somebody wants, that which does not hang on what it is. */
export interface Terms {
  dakshina: number;
  couponCode: string | null;
  countryCode: string;
  shipTo: string;
}

export interface WantedPuja extends Terms {
  poojaId: string;
  packageId: string;
  addons: { id: string; qty: number }[];
}

export interface WantedChadhaava extends Terms {
  chadhaavaId: string;
  items: { id: string; qty: number }[];
  /** Whether prasad is to be sent. */
  prasad: boolean;
}

/** What was asked for, as it is asked again when the quote becomes an order. */
export type Wanted = WantedPuja | WantedChadhaava;

/** Tells what is wanted. Quotes name no type: there were pujas only, once. */
export const isChadhaava = (wanted: Wanted): wanted is WantedChadhaava => "chadhaavaId" in wanted;

/** A price we stand by for a while. */
export const quotes = pgTable(
  "quotes",
  {
    id: text().primaryKey(),
    wanted: jsonb().$type<Wanted>().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: jsonb().$type<Price>().notNull(),
    /** Keyed hash of the asking network, by which quotes are counted. */
    askedBy: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("quotes_expiry_idx").on(table.expiresAt),
    index("quotes_asked_idx").on(table.askedBy, table.createdAt),
  ],
);
