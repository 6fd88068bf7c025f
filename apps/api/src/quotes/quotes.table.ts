import type { Currency, OrderType } from "@aradhana/core/contract";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import type { Price } from "./price.rules.ts";

/** What somebody wants, whatever line it is of. */
export interface Terms {
  dakshina: number;
  couponCode: string | null;
  countryCode: string;
  shipTo: string;
}

/** What was asked for, as it is asked again when the quote becomes an order. Each line has a schema of its own part. */
export interface Wanted extends Terms {
  type: OrderType;
}

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
