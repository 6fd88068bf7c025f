import { and, eq, gt, type SQL } from "drizzle-orm";
import type { Dates } from "./dated-line.ts";

/** The date of a rite: as it was read, or the columns of it in the same query. */
type Dated = Pick<Dates, "seriesSlug" | "startAt"> | { seriesSlug: string; startAt: Date };

/** Whether a date of the same rite is later than this one and can still be booked. */
export const bookableAfter = (dates: Dates, { seriesSlug, startAt }: Dated, now: Date): SQL | undefined =>
  and(
    eq(dates.seriesSlug, seriesSlug),
    eq(dates.state, "published"),
    gt(dates.startAt, startAt),
    gt(dates.cutoffAt, now),
  );
