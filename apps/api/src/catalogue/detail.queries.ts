import { and, asc, desc, eq, gt, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { builtOnce } from "../db/built-once.ts";
import type { Database } from "../db/database.ts";
import { temples } from "../temples/temples.table.ts";
import type { Text } from "../text/text.ts";
import { bookableAfter } from "./bookable-after.ts";
import type { DatedLine, DatedTables, Dates, Series } from "./dated-line.ts";
import { isListed } from "./is-listed.ts";
import { isPublished } from "./is-published.ts";

const DATES_SHOWN = 6;
const RELATED_SHOWN = 4;
const RELATED_COMPARED = 60;

const now = sql.placeholder("now");

/** One date with its series and the description of its temple. */
export type Found<D extends Dates, S extends Series> = {
  date: D["$inferSelect"];
  series: S["$inferSelect"];
  templeAbout: Text;
};

/** Creates a function that reads one date with its series; undefined for a draft or a withdrawn series. */
export function datedFinder<D extends Dates, S extends Series>({ dates, series }: DatedTables<D, S>) {
  const query = builtOnce((db) =>
    db
      .select({ date: dates as PgTable, series: series as PgTable, templeAbout: temples.about })
      .from(dates as PgTable)
      .innerJoin(series as PgTable, eq(series.slug, dates.seriesSlug))
      .innerJoin(temples, eq(temples.id, series.templeId))
      .where(and(eq(dates.id, sql.placeholder("id")), isListed({ dates, series })))
      .prepare(""),
  );
  return async (db: Database, id: string) => {
    const [found] = await query(db).execute({ id });
    return found as Found<D, S> | undefined;
  };
}

/** Creates a function that reads the later dates of a series that can still be booked. */
export function laterDatesReader({ dates }: DatedTables) {
  const query = builtOnce((db) =>
    db
      .select({ id: dates.id, startAt: dates.startAt })
      .from(dates)
      .where(
        bookableAfter(
          dates,
          { seriesSlug: sql.placeholder("slug"), startAt: sql.placeholder("startAt") },
          now,
        ),
      )
      .orderBy(asc(dates.startAt))
      .limit(DATES_SHOWN)
      .prepare(""),
  );
  return async (db: Database, date: { seriesSlug: string; startAt: Date }, at: Date) => {
    const values = { slug: date.seriesSlug, startAt: date.startAt.toISOString(), now: at.toISOString() };
    return (await query(db).execute(values)) as { id: string; startAt: Date }[];
  };
}

/** The series whose related dates are read. */
type SimilarTo = { slug: string; templeId: string; deitySlugs: string[]; purposeSlugs: string[] };

/** Creates a function that reads the ids of the open dates most related to a series, by the weights of its line. */
export function relatedIdsReader({
  dates,
  series,
  related,
}: Pick<DatedLine<Dates, Series, unknown>, "dates" | "series" | "related">) {
  const query = builtOnce((db) => {
    const deitySlugs = sql`${sql.placeholder("deitySlugs")}::text[]`;
    const purposeSlugs = sql`${sql.placeholder("purposeSlugs")}::text[]`;
    const isOfDeity = sql`${series.deitySlugs} && ${deitySlugs}`;
    const isOfTemple = eq(series.templeId, sql.placeholder("templeId"));
    const sooner = alias(dates, "sooner") as unknown as Dates;
    const isSooner = sql`(${sooner.startAt}, ${sooner.id}) < (${dates.startAt}, ${dates.id})`;
    const soonerDate = db
      .select({ one: sql`1` })
      .from(sooner)
      .where(
        and(eq(sooner.seriesSlug, dates.seriesSlug), isPublished(sooner), gt(sooner.cutoffAt, now), isSooner),
      );
    // Only the earliest dates are compared, so that the time does not grow with the catalogue.
    const near = db
      .select({
        id: sql<string>`${dates.id}`.as("near_id"),
        startAt: sql`${dates.startAt}`.as("near_start_at"),
        nearness: sql`
          (case when ${isOfDeity} then ${sql.raw(String(related.deity))} else 0 end)
          + (case when ${isOfTemple} then ${sql.raw(String(related.temple))} else 0 end)
          + ${sql.raw(String(related.purpose))} * cardinality(array(select unnest(${series.purposeSlugs})
              intersect select unnest(${purposeSlugs})))`.as("nearness"),
      })
      .from(dates)
      .innerJoin(series, eq(series.slug, dates.seriesSlug))
      .where(
        and(
          isPublished(dates),
          isNull(series.withdrawnAt),
          gt(dates.cutoffAt, now),
          gt(dates.startAt, now),
          ne(dates.seriesSlug, sql.placeholder("slug")),
          related.any ? undefined : or(isOfDeity, isOfTemple, sql`${series.purposeSlugs} && ${purposeSlugs}`),
          notExists(soonerDate),
        ),
      )
      .orderBy(asc(dates.startAt), asc(dates.seriesSlug))
      .limit(RELATED_COMPARED)
      .as("near");
    return db
      .select({ id: near.id })
      .from(near)
      .orderBy(desc(near.nearness), asc(near.startAt), asc(near.id))
      .limit(RELATED_SHOWN)
      .prepare("");
  });
  return async (db: Database, { slug, templeId, deitySlugs, purposeSlugs }: SimilarTo, at: Date) => {
    const values = { slug, templeId, deitySlugs, purposeSlugs, now: at.toISOString() };
    return (await query(db).execute(values)).map(({ id }) => id);
  };
}
