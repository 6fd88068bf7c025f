import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { timestamps } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import type { Text } from "../text/text.ts";
import { chadhaavaSeries } from "./series.table.ts";

/** An offering of a chadhaava, or a combo of several at one price. */
export const offerings = pgTable(
  "offerings",
  {
    id: text().primaryKey(),
    seriesSlug: text()
      .notNull()
      .references(() => chadhaavaSeries.slug),
    slug: text().notNull(),
    name: jsonb().$type<Text>().notNull(),
    /** A description of what is placed before the deity. */
    whatIsOffered: jsonb().$type<Text>().notNull(),
    image: jsonb().$type<{ name: string; alt: Text }>().notNull(),
    unit: jsonb().$type<Text>().notNull(),
    prices: jsonb().$type<Prices>().notNull(),
    /** A quantity is 0, or a value from `minQty` to `maxQty` in steps of `step`. */
    step: integer().notNull(),
    minQty: integer().notNull(),
    maxQty: integer().notNull(),
    /** The whole amount is passed on, as for food and fodder: never discounted, never taxed. */
    handedOn: boolean().notNull().default(false),
    /** The contents of a combo; null for a single offering. */
    holds: jsonb().$type<{ slug: string; qty: number }[]>(),
    position: integer().notNull(),
    ...timestamps,
  },
  (table) => [
    unique("offerings_series_slug").on(table.seriesSlug, table.slug),
    check("offerings_quantities", sql`step >= 1 and min_qty >= 1 and min_qty <= max_qty`),
  ],
);
