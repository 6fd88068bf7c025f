import { and, eq, gt, gte, inArray, lt, lte, notExists, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { temples } from "../temples/temples.table.ts";
import type { Filters } from "./listing.rules.ts";
import { priceFromIn, pujas } from "./pujas.table.ts";
import { series } from "./series.table.ts";

/**
 * One row for each series that can be booked now: of its open dates among those asked for, the earliest that
 * has a place left. Said as "there is none better", so that a page of a list is read by walking an index from its
 * first row, however long the list is.
 */
export function selectOpen(db: Database, filters: Filters, view: View) {
  const better = alias(pujas, "better");
  const isBetter = sql`(${isFull(better)}, ${better.startAt}, ${better.id}) < (${isFull(pujas)}, ${pujas.startAt}, ${pujas.id})`;
  const thereIsBetter = db
    .select({ one: sql`1` })
    .from(better)
    .where(and(eq(better.seriesSlug, pujas.seriesSlug), isOpen(better, filters, view), isBetter));
  return db
    .select({
      id: pujas.id,
      seriesSlug: pujas.seriesSlug,
      startAt: pujas.startAt,
      price: sql<number>`${priceFromIn(pujas.priceFrom, view.currency)}`.as("price"),
      popularity: series.popularity,
      isVip: series.isVip,
      deitySlugs: series.deitySlugs,
      purposeSlugs: series.purposeSlugs,
      templeSlug: sql<string>`${temples.slug}`.as("temple_slug"),
    })
    .from(pujas)
    .innerJoin(series, eq(series.slug, pujas.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .where(
      and(
        isOpen(pujas, filters, view),
        filters.series && inArray(pujas.seriesSlug, [...filters.series]),
        filters.vip === undefined ? undefined : eq(series.isVip, filters.vip),
        filters.search === undefined
          ? undefined
          : sql`${series.searchVector} @@ to_tsquery('simple', ${filters.search})`,
        notExists(thereIsBetter),
      ),
    );
}

/** The table itself, or an alias of it. */
type Dates = Record<"state" | "cutoffAt" | "startAt" | "priceFrom" | "booked" | "capacity", AnyPgColumn>;

/** Whether a date is among those asked for and can be booked, as far as the clock tells. */
const isOpen = (dates: Dates, { from, until, maxPrice }: Filters, { now, currency }: View) =>
  and(
    eq(dates.state, "published"),
    gt(dates.cutoffAt, now),
    // Follows from the line above, and says where in the order of time to begin.
    gt(dates.startAt, now),
    from && gte(dates.startAt, from),
    until && lt(dates.startAt, until),
    maxPrice === undefined ? undefined : lte(priceFromIn(dates.priceFrom, currency), maxPrice),
  );

const isFull = ({ booked, capacity }: Dates) => sql<boolean>`coalesce(${booked} >= ${capacity}, false)`;
