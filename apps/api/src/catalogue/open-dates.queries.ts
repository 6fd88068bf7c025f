import { and, eq, gt, gte, isNull, lt, lte, notExists, type Param, type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { FoundEntry } from "../search/find-entries.queries.ts";
import { searchEntries } from "../search/search-entries.table.ts";
import { temples } from "../temples/temples.table.ts";
import { amountIn } from "./amount-in.ts";
import type { DatedTables, Dates } from "./dated-line.ts";
import { isPublished } from "./is-published.ts";
import type { Filters } from "./listing.rules.ts";

type Bindable<Values> = { [Name in keyof Values]: Values[Name] | Placeholder };

/** Filters whose values may be bound when the query runs. */
export type BindableFilters = Bindable<Omit<Filters, "series">> & {
  series?: Param | Placeholder | undefined;
};
export type BindableView = Pick<View, "currency"> & Bindable<Pick<View, "now">>;

/**
 * One row for each bookable series: of its open dates that match the filters, the earliest with a free seat. The condition is
 * "no better date exists", so that PostgreSQL reads a page by walking an index from its first row. The temples are a left join,
 * although every series has one: PostgreSQL drops that join from a query that reads none of their columns, and plans it
 * faster.
 */
export function selectOpenDates(
  db: Database,
  line: DatedTables,
  filters: BindableFilters,
  view: BindableView,
) {
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
      price: sql<number>`${amountIn(dates.priceFrom, view.currency)}`.as("price"),
      popularity: sql<number>`${series.popularity}`.as("popularity"),
      isVip: sql<boolean>`${isVip ?? sql`false`}`.as("is_vip"),
      deitySlugs: sql<string[]>`${series.deitySlugs}`.as("deity_slugs"),
      purposeSlugs: sql<string[]>`${series.purposeSlugs}`.as("purpose_slugs"),
      templeSlug: sql<string>`${temples.slug}`.as("temple_slug"),
    })
    .from(dates)
    .innerJoin(series, eq(series.slug, dates.seriesSlug))
    .leftJoin(temples, eq(temples.id, series.templeId))
    .where(
      and(
        isOpen(dates, filters, view),
        // Redundant, since the cut-off is before the start, but lets PostgreSQL begin in the middle of the index.
        gt(dates.startAt, view.now),
        isNull(series.withdrawnAt),
        filters.series && sql`${dates.seriesSlug} = any(${filters.series})`,
        filters.vip === undefined || !isVip ? undefined : eq(isVip, filters.vip),
        notExists(betterDate),
      ),
    );
}

/** One row for each series that a search found and that is bookable. */
export interface FoundOnSale {
  id: string;
  seriesSlug: string;
  /** Of its earliest open date with a free seat, in seconds since 1970. */
  startAt: number;
  /** Minor units of the view's currency. */
  price: number;
  rank: number;
  popularity: number;
  deitySlugs: string[];
  purposeSlugs: string[];
  templeSlug: string;
}

/** What a search found, with the date of each series as in `selectOpenDates`. */
export function readFoundDates(
  db: Database,
  line: DatedTables,
  found: readonly FoundEntry[],
  filters: Filters,
  view: View,
): Promise<FoundOnSale[]> {
  const { dates, kind, isFull } = line;
  const ids = found.map(({ id }) => id);
  const match = sql`unnest(${sql.param(ids)}::text[], ${sql.param(found.map(({ rank }) => rank))}::real[]) as match(id, rank)`;
  // Their names differ from those of the result: drizzle writes them without the name of their table.
  const next = db
    .select({
      id: sql<string>`${dates.id}`.as("next_id"),
      startAt: sql<number>`extract(epoch from ${dates.startAt})::float8`.as("next_start_at"),
      price: sql<number>`${amountIn(dates.priceFrom, view.currency)}`.as("next_price"),
    })
    .from(dates)
    .where(and(eq(dates.seriesSlug, searchEntries.id), isOpen(dates, filters, view)))
    .orderBy(sql`(${isFull(dates)}, ${dates.startAt}, ${dates.id})`)
    .limit(1)
    .as("next");
  return db
    .select({
      ...{ id: next.id, seriesSlug: searchEntries.id, startAt: next.startAt, price: next.price },
      rank: sql<number>`match.rank`,
      popularity: searchEntries.popularity,
      deitySlugs: sql<string[]>`${searchEntries.deitySlugs}`,
      purposeSlugs: sql<string[]>`${searchEntries.purposeSlugs}`,
      templeSlug: temples.slug,
    })
    .from(match)
    .innerJoin(searchEntries, and(eq(searchEntries.kind, kind), eq(searchEntries.id, sql`match.id`)))
    .innerJoin(temples, eq(temples.id, searchEntries.templeId))
    .innerJoinLateral(next, sql`true`)
    .where(
      filters.vip === undefined ? undefined : eq(sql`coalesce(${searchEntries.isVip}, false)`, filters.vip),
    );
}

/** Matches published dates before their cut-off that pass the filters. */
const isOpen = (
  dates: Dates,
  { from, until, maxPrice }: Omit<BindableFilters, "series">,
  { now, currency }: BindableView,
) =>
  and(
    isPublished(dates),
    gt(dates.cutoffAt, now),
    from && gte(dates.startAt, from),
    until && lt(dates.startAt, until),
    maxPrice === undefined ? undefined : lte(amountIn(dates.priceFrom, currency), maxPrice),
  );
