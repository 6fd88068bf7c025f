import { and, eq, gt, gte, inArray, isNull, lt, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { temples } from "../temples/temples.table.ts";
import type { DatedTables, Dates } from "./dated-line.ts";
import type { Filters } from "./listing.rules.ts";
import { priceFromIn } from "./price-from.ts";

/**
 * One row for each bookable series: of its open dates that match the filters, the earliest with a free seat. The condition is
 * "no better date exists", so that PostgreSQL reads a page by walking an index from its first row.
 */
export function selectOpenDates(db: Database, line: DatedTables, filters: Filters, view: View) {
  const { dates, series, isVip, isFull } = line;
  const better = alias(dates, "better") as unknown as Dates;
  const isBetter = sql`(${isFull(better)}, ${better.startAt}, ${better.id}) < (${isFull(dates)}, ${dates.startAt}, ${dates.id})`;
  const betterDate = db
    .select({ one: sql`1` })
    .from(better)
    .where(and(eq(better.seriesSlug, dates.seriesSlug), isOpen(better, filters, view), isBetter));
  return db
    .select({
      id: sql<string>`${dates.id}`.as("id"),
      seriesSlug: sql<string>`${dates.seriesSlug}`.as("series_slug"),
      startAt: sql`${dates.startAt}`.as("start_at"),
      price: sql<number>`${priceFromIn(dates.priceFrom, view.currency)}`.as("price"),
      rank: filters.search
        ? sql<number>`ts_rank(${series.searchVector}, to_tsquery('simple', ${filters.search}))`.as("rank")
        : sql<number>`0`.as("rank"),
      popularity: sql<number>`${series.popularity}`.as("popularity"),
      isVip: sql<boolean>`${isVip ?? sql`false`}`.as("is_vip"),
      deitySlugs: sql<string[]>`${series.deitySlugs}`.as("deity_slugs"),
      purposeSlugs: sql<string[]>`${series.purposeSlugs}`.as("purpose_slugs"),
      templeSlug: sql<string>`${temples.slug}`.as("temple_slug"),
    })
    .from(dates)
    .innerJoin(series, eq(series.slug, dates.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .where(
      and(
        isOpen(dates, filters, view),
        isNull(series.withdrawnAt),
        filters.series && inArray(dates.seriesSlug, [...filters.series]),
        filters.vip === undefined || !isVip ? undefined : eq(isVip, filters.vip),
        filters.search === undefined
          ? undefined
          : sql`${series.searchVector} @@ to_tsquery('simple', ${filters.search})`,
        notExists(betterDate),
      ),
    );
}

/** Matches published dates before their cut-off that pass the filters. */
const isOpen = (dates: Dates, { from, until, maxPrice }: Filters, { now, currency }: View) =>
  and(
    eq(dates.state, "published"),
    gt(dates.cutoffAt, now),
    // Redundant, since the cut-off is before the start, but lets PostgreSQL begin in the middle of the index.
    gt(dates.startAt, now),
    from && gte(dates.startAt, from),
    until && lt(dates.startAt, until),
    maxPrice === undefined ? undefined : lte(priceFromIn(dates.priceFrom, currency), maxPrice),
  );
