import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { amountIn } from "../catalogue/amount-in.ts";
import { dateColumns } from "../catalogue/dated-columns.ts";
import { timestamps } from "../db/columns.ts";
import { chadhaavaSeries } from "./series.table.ts";

/** One date of a chadhaava. The number of offerings is unlimited: there are no seats. */
export const chadhaavas = pgTable(
  "chadhaavas",
  {
    ...dateColumns(),
    seriesSlug: text()
      .notNull()
      .references(() => chadhaavaSeries.slug),
    ...timestamps,
  },
  (table) => [
    index("chadhaavas_series_idx").on(table.seriesSlug, table.cutoffAt),
    // For the sort orders of the listing: by time, and by price in each currency.
    index("chadhaavas_soonest_idx")
      .on(table.startAt, table.seriesSlug, table.cutoffAt)
      .where(sql`state = 'published'`),
    ...(["inr", "usd", "eur"] as const).map((currency) =>
      index(`chadhaavas_price_${currency}_idx`)
        .on(amountIn(sql`price_from`, currency), table.startAt, table.seriesSlug)
        .where(sql`state = 'published'`),
    ),
    check("chadhaavas_close_before_they_start", sql`cutoff_at <= start_at`),
  ],
);
