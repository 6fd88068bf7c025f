import type { Currency } from "@aradhana/core/contract";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { changes, instant } from "../db/columns.ts";
import type { Prices } from "../money/prices.ts";
import type { Text } from "../text/text.ts";
import { series } from "./series.table.ts";

/** One dated puja: what is booked, performed and shown as evidence. */
export const pujas = pgTable(
  "pujas",
  {
    id: text().primaryKey(),
    seriesSlug: text()
      .notNull()
      .references(() => series.slug),
    occasion: jsonb().$type<Text>().notNull(),
    tithi: jsonb().$type<Text>().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** The temple's own zone. */
    tz: text().notNull(),
    /** The last moment to book, and to change the names. */
    cutoffAt: instant().notNull(),
    sankalpCutoffAt: instant().notNull(),
    /** Places, where the rite has a real limit, and how many are taken. */
    capacity: integer(),
    booked: integer().notNull().default(0),
    /** What we decided; whether it is open or over follows from the clock (`statusOf`). */
    state: text({ enum: ["draft", "published", "cancelled"] }).notNull(),
    /** Of the cheapest package. */
    priceFrom: jsonb().$type<Prices>().notNull(),
    ...changes,
  },
  (table) => [
    index("pujas_series_idx").on(table.seriesSlug, table.startAt),
    index("pujas_open_idx").on(table.cutoffAt).where(sql`state = 'published'`),
    // The orders of the list: by time, and by price in each currency.
    index("pujas_soonest_idx").on(table.startAt, table.seriesSlug).where(sql`state = 'published'`),
    ...(["inr", "usd", "eur"] as const).map((currency) =>
      index(`pujas_price_${currency}_idx`)
        .on(priceFromIn(sql`price_from`, currency), table.startAt, table.seriesSlug)
        .where(sql`state = 'published'`),
    ),
    check("pujas_close_before_they_start", sql`cutoff_at <= start_at`),
    check("pujas_booked_within_capacity", sql`booked >= 0 and (capacity is null or booked <= capacity)`),
  ],
);

/** The price of the cheapest package in one currency; the indexes stand on this very expression. */
export function priceFromIn(prices: SQLWrapper, currency: Currency): SQL {
  return sql`((${prices}->>${sql.raw(`'${currency}'`)})::int)`;
}
