import type { SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

/** The dates of rites: the table itself, or an alias of it. */
export type Dates = PgTable &
  Record<"id" | "seriesSlug" | "state" | "startAt" | "cutoffAt" | "priceFrom", AnyPgColumn>;

type Series = PgTable &
  Record<"slug" | "templeId" | "deitySlugs" | "purposeSlugs" | "popularity" | "searchVector", AnyPgColumn>;

/** Where one kind of rite stands in the database: one row a date, and one for what its dates have in common. */
export interface DatedLine {
  dates: Dates;
  series: Series;
  /** Where some rites of this kind are VIP. */
  isVip?: AnyPgColumn;
  /** Whether every place of a date is taken. */
  isFull(dates: Dates): SQL<boolean>;
}
