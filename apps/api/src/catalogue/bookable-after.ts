import { and, eq, gt, type Placeholder, type SQL } from "drizzle-orm";
import type { Dates } from "./dated-line.ts";
import { isPublished } from "./is-published.ts";

/** A date of a series: a row that was read, or its columns in the same query. */
type DateOrColumns =
  | Pick<Dates, "seriesSlug" | "startAt">
  | { seriesSlug: string | Placeholder; startAt: Date | Placeholder };

/** Matches the later dates of the same series that can still be booked. */
export const bookableAfter = (
  dates: Dates,
  { seriesSlug, startAt }: DateOrColumns,
  now: Date | Placeholder,
): SQL | undefined =>
  and(
    eq(dates.seriesSlug, seriesSlug),
    isPublished(dates),
    gt(dates.startAt, startAt),
    gt(dates.cutoffAt, now),
  );
