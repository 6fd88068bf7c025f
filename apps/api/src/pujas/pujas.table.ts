import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { amountIn } from "../catalogue/amount-in.ts";
import { dateColumns } from "../catalogue/dated-columns.ts";
import { timestamps } from "../db/columns.ts";
import { series } from "./series.table.ts";

/** A puja on a date, which can be booked. */
export const pujas = pgTable(
  "pujas",
  {
    ...dateColumns(),
    seriesSlug: text()
      .notNull()
      .references(() => series.slug),
    /** The number of seats, null if unlimited, and how many are booked. */
    capacity: integer(),
    booked: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    index("pujas_series_idx").on(table.seriesSlug, table.cutoffAt),
    // For sorting the list by time, and by price in each currency.
    index("pujas_soonest_idx")
      .on(table.startAt, table.seriesSlug, table.cutoffAt)
      .where(sql`state = 'published'`),
    ...(["inr", "usd", "eur"] as const).map((currency) =>
      index(`pujas_price_${currency}_idx`)
        .on(amountIn(sql`price_from`, currency), table.startAt, table.seriesSlug)
        .where(sql`state = 'published'`),
    ),
    check("pujas_close_before_they_start", sql`cutoff_at <= start_at`),
    check("pujas_booked_within_capacity", sql`booked >= 0 and (capacity is null or booked <= capacity)`),
  ],
);
