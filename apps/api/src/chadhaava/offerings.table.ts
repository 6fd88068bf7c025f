import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { changes } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import type { Text } from "../text/text.ts";
import { chadhaavaSeries } from "./series.table.ts";

/** What can be offered at a chadhaava, by itself or several at one price. */
export const offerings = pgTable(
  "offerings",
  {
    id: text().primaryKey(),
    seriesSlug: text()
      .notNull()
      .references(() => chadhaavaSeries.slug),
    slug: text().notNull(),
    name: jsonb().$type<Text>().notNull(),
    /** What is laid before the deity, in words. */
    whatIsOffered: jsonb().$type<Text>().notNull(),
    image: jsonb().$type<{ name: string; alt: Text }>().notNull(),
    unit: jsonb().$type<Text>().notNull(),
    prices: jsonb().$type<Prices>().notNull(),
    /** Quantities are none, or from `minQty` by `step` up to `maxQty`. */
    step: integer().notNull(),
    minQty: integer().notNull(),
    maxQty: integer().notNull(),
    /** Handed on whole, as food and fodder are: never discounted, never taxed. */
    handedOn: boolean().notNull().default(false),
    /** Of a combo the slugs of what it holds; null for a single offering. */
    holds: jsonb().$type<{ slug: string; qty: number }[]>(),
    position: integer().notNull(),
    ...changes,
  },
  (table) => [
    unique("offerings_series_slug").on(table.seriesSlug, table.slug),
    check("offerings_quantities", sql`step >= 1 and min_qty >= 1 and min_qty <= max_qty`),
  ],
);
