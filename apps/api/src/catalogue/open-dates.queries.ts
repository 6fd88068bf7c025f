import { and, eq, gt, gte, inArray, isNull, lt, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { isFound, rankOf } from "../search/search-entries.queries.ts";
import { searchEntries } from "../search/search-entries.table.ts";
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
      rank: sql<number>`0`.as("rank"),
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
        notExists(betterDate),
      ),
    );
}

/** The same of a search: it finds series in their narrow table, and looks up the date of each. */
export function selectFoundDates(db: Database, line: DatedTables, filters: Filters, view: View) {
  const { dates, kind, isFull } = line;
  const { search = "" } = filters;
  // Their names differ from those of the result: drizzle writes them without the name of their table.
  const next = db
    .select({
      id: sql<string>`${dates.id}`.as("next_id"),
      startAt: sql`${dates.startAt}`.as("next_start_at"),
      price: sql<number>`${priceFromIn(dates.priceFrom, view.currency)}`.as("next_price"),
    })
    .from(dates)
    .where(and(eq(dates.seriesSlug, searchEntries.id), isOpen(dates, filters, view)))
    .orderBy(sql`(${isFull(dates)}, ${dates.startAt}, ${dates.id})`)
    .limit(1)
    .as("next");
  return db
    .select({
      id: sql<string>`${next.id}`.as("id"),
      seriesSlug: sql<string>`${searchEntries.id}`.as("series_slug"),
      startAt: sql`${next.startAt}`.as("start_at"),
      price: sql<number>`${next.price}`.as("price"),
      rank: rankOf(search).as("rank"),
      popularity: sql<number>`${searchEntries.popularity}`.as("popularity"),
      isVip: sql<boolean>`coalesce(${searchEntries.isVip}, false)`.as("is_vip"),
      deitySlugs: sql<string[]>`${searchEntries.deitySlugs}`.as("deity_slugs"),
      purposeSlugs: sql<string[]>`${searchEntries.purposeSlugs}`.as("purpose_slugs"),
      templeSlug: sql<string>`${temples.slug}`.as("temple_slug"),
    })
    .from(searchEntries)
    .innerJoin(temples, eq(temples.id, searchEntries.templeId))
    .innerJoinLateral(next, sql`true`)
    .where(
      and(
        isFound(kind, search),
        filters.series && inArray(searchEntries.id, [...filters.series]),
        filters.vip === undefined ? undefined : eq(sql`coalesce(${searchEntries.isVip}, false)`, filters.vip),
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
