import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { type OccasionKey, occasionRules } from "../calendar/occasion-rules.ts";
import { BOOKABLE_MS, comingOccurrences, type Occurrence, type Schedule } from "../calendar/occurrences.ts";
import type { Database } from "../db/database.ts";
import { temples } from "../temples/temples.table.ts";
import type { Dates, Series } from "./dated-line.ts";

/** A line as far as its dates roll. */
export interface RollingLine {
  dates: Dates;
  series: Series;
  addDate(db: Database, series: never, occurrence: Occurrence): Promise<void>;
}

interface RollParts {
  db: Database;
  log: Pick<Logger, "error">;
}

/** How many dates of a series are on sale at a time. */
const DATES_ON_SALE = 2;

/**
 * Puts the next dates of each series in the database on sale. Only what comes after the last date ever added is
 * added: a date that was cancelled, withdrawn, changed or deleted stays so. A series that cannot be dated is
 * logged and does not hold up the others. Returns how many series got dates.
 */
export async function rollDates(
  { db, log }: RollParts,
  lines: readonly RollingLine[],
  now: Date,
  stop?: AbortSignal,
): Promise<number> {
  let rolled = 0;
  for (const line of lines) {
    for (const slug of await slugsToDate(db, line, now)) {
      if (stop?.aborted) return rolled;
      try {
        if (await dateSeries(db, line, slug, now)) rolled++;
      } catch (error) {
        log.error({ err: error, series: slug }, "a series got no dates");
      }
    }
  }
  return rolled;
}

/** The series that have a calendar and fewer dates to book than they should. */
async function slugsToDate(db: Database, { dates, series }: RollingLine, now: Date): Promise<string[]> {
  const open = sql`(select count(*) from ${dates}
    where ${dates.seriesSlug} = ${series.slug} and ${dates.cutoffAt} >= ${new Date(now.getTime() + BOOKABLE_MS).toISOString()}::timestamptz)`;
  const rows = await db
    .select({ slug: series.slug })
    .from(series)
    .where(and(isNotNull(series.occasion), isNull(series.withdrawnAt), sql`${open} < ${DATES_ON_SALE}`))
    .orderBy(series.slug);
  return rows.map(({ slug }) => String(slug));
}

const dateSeries = (db: Database, line: RollingLine, slug: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Other processes roll the same dates: who comes second finds them.
    const [row] = await tx
      .select()
      .from(line.series as PgTable)
      .where(eq(line.series.slug, slug))
      .for("update");
    const its = row as SeriesToDate | undefined;
    if (!its) return false;
    const { next, following } = comingOccurrences(await scheduleOf(tx, its), now);
    const isNew = ({ startAt }: Occurrence) => its.datedUntil === null || startAt > its.datedUntil;
    const added = [next, following].filter(isNew);
    await addDates(tx, line, its, added);
    return added.length > 0;
  });

/** What the calendar reads of a series. */
export type SeriesToDate = {
  slug: string;
  templeId: string;
  occasion: string | null;
  cutoffHours: number;
  datedUntil: Date | null;
};

/** What the calendar must know of a series to date it, at its temple. */
export async function scheduleOf(db: Database, its: SeriesToDate): Promise<Schedule> {
  const rule = occasionRules[its.occasion as OccasionKey];
  if (!rule) throw new Error(`There is no occasion "${its.occasion}" in the calendar.`);
  const [temple] = await db
    .select({ lat: temples.lat, lon: temples.lon })
    .from(temples)
    .where(eq(temples.id, its.templeId));
  if (!temple || temple.lat === null || temple.lon === null) {
    throw new Error(`The temple of "${its.slug}" has no coordinates to calculate its dates by.`);
  }
  return { rule, place: { lat: temple.lat, lon: temple.lon }, cutoffHours: its.cutoffHours };
}

/** Adds dates of a series, in their order, and notes how far it is dated. */
export async function addDates(
  db: Database,
  line: RollingLine,
  its: SeriesToDate,
  added: readonly Occurrence[],
): Promise<void> {
  for (const occurrence of added) await line.addDate(db, its as never, occurrence);
  const last = added.at(-1);
  if (!last) return;
  await db
    .update(line.series as PgTable)
    .set({ datedUntil: last.startAt } as never)
    .where(eq(line.series.slug, its.slug));
}
