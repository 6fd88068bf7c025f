import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { type OccasionKey, occasionRules } from "../calendar/occasion-rules.ts";
import { BOOKABLE_MS, comingOccurrences, type Occurrence, type Schedule } from "../calendar/occurrences.ts";
import type { Database } from "../db/database.ts";
import { temples } from "../temples/temples.table.ts";
import type { Dates, Series } from "./dated-line.ts";

/** The part of a line that is needed to add its dates. */
export interface RollingLine {
  dates: Dates;
  series: Series;
  addDate(db: Database, series: never, occurrence: Occurrence): Promise<void>;
}

interface RollParts {
  db: Database;
  log: Pick<Logger, "error">;
}

/** How many dates of a series should be on sale at a time. */
const DATES_ON_SALE = 2;

/**
 * Adds the next dates of each series. Only dates after the last one ever added are added, so cancelled, changed or
 * deleted dates stay as they are. A series that fails is logged and does not affect the others. Returns how many
 * series got dates.
 */
export async function rollDates(
  { db, log }: RollParts,
  lines: readonly RollingLine[],
  now: Date,
  stop?: AbortSignal,
): Promise<number> {
  let updated = 0;
  for (const line of lines) {
    for (const slug of await slugsNeedingDates(db, line, now)) {
      if (stop?.aborted) return updated;
      try {
        if (await addNextDates(db, line, slug, now)) updated++;
      } catch (error) {
        log.error({ err: error, series: slug }, "adding the next dates of a series failed");
      }
    }
  }
  return updated;
}

/** The series with an occasion that have too few bookable dates. */
async function slugsNeedingDates(db: Database, { dates, series }: RollingLine, now: Date): Promise<string[]> {
  const open = sql`(select count(*) from ${dates}
    where ${dates.seriesSlug} = ${series.slug} and ${dates.cutoffAt} >= ${new Date(now.getTime() + BOOKABLE_MS).toISOString()}::timestamptz)`;
  const rows = await db
    .select({ slug: series.slug })
    .from(series)
    .where(and(isNotNull(series.occasion), isNull(series.withdrawnAt), sql`${open} < ${DATES_ON_SALE}`))
    .orderBy(series.slug);
  return rows.map(({ slug }) => String(slug));
}

const addNextDates = (db: Database, line: RollingLine, slug: string, now: Date): Promise<boolean> =>
  db.transaction((tx) => rollSeries(tx, line, slug, now));

/** Adds the next dates of one series, in the caller's transaction. Returns whether it got any. */
export async function rollSeries(tx: Database, line: RollingLine, slug: string, now: Date): Promise<boolean> {
  // The lock makes a parallel process wait; afterwards it finds these dates.
  const [row] = await tx
    .select()
    .from(line.series as PgTable)
    .where(eq(line.series.slug, slug))
    .for("update");
  const series = row as SeriesToDate | undefined;
  if (!series) return false;
  const { next, following } = comingOccurrences(await scheduleOf(tx, series), now);
  const isNew = ({ startAt }: Occurrence) => series.datedUntil === null || startAt > series.datedUntil;
  const added = [next, following].filter(isNew);
  await addDates(tx, line, series, added);
  return added.length > 0;
}

/** The columns of a series that determine its dates. */
export type SeriesToDate = {
  slug: string;
  templeId: string;
  occasion: string | null;
  cutoffHours: number;
  datedUntil: Date | null;
};

/** The calendar schedule of a series at its temple. */
export async function scheduleOf(db: Database, series: SeriesToDate): Promise<Schedule> {
  const rule = occasionRules[series.occasion as OccasionKey];
  if (!rule)
    throw new Error(`The occasion "${series.occasion}" of "${series.slug}" is not in occasionRules.`);
  const [temple] = await db
    .select({ lat: temples.lat, lon: temples.lon })
    .from(temples)
    .where(eq(temples.id, series.templeId));
  if (!temple || temple.lat === null || temple.lon === null) {
    throw new Error(`The temple of "${series.slug}" has no coordinates, so its dates cannot be calculated.`);
  }
  return { rule, place: { lat: temple.lat, lon: temple.lon }, cutoffHours: series.cutoffHours };
}

/** Adds dates of a series in order, and stores the last one in `datedUntil`. */
export async function addDates(
  db: Database,
  line: RollingLine,
  series: SeriesToDate,
  added: readonly Occurrence[],
): Promise<void> {
  for (const occurrence of added) await line.addDate(db, series as never, occurrence);
  const last = added.at(-1);
  if (!last) return;
  await db
    .update(line.series as PgTable)
    .set({ datedUntil: last.startAt } as never)
    .where(eq(line.series.slug, series.slug));
}
