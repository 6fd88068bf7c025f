import { and, asc, eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { temples } from "../temples/temples.table.ts";
import type { Text } from "../text/text.ts";
import { bookableAfter } from "./bookable-after.ts";
import type { DatedLine, Dates, Series } from "./dated-line.ts";
import { isListed } from "./is-listed.ts";

const DATES_SHOWN = 6;
const RELATED_SHOWN = 4;
const RELATED_COMPARED = 60;

/** One date with its series and the description of its temple. */
export type Found<D extends Dates, S extends Series> = {
  date: D["$inferSelect"];
  series: S["$inferSelect"];
  templeAbout: Text;
};

/** One date with its series; undefined for a draft or a withdrawn series. */
export async function findDated<D extends Dates, S extends Series, Card>(
  db: Database,
  { dates, series }: DatedLine<D, S, Card>,
  id: string,
): Promise<Found<D, S> | undefined> {
  const [found] = await db
    .select({ date: dates as PgTable, series: series as PgTable, templeAbout: temples.about })
    .from(dates as PgTable)
    .innerJoin(series as PgTable, eq(series.slug, dates.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .where(and(eq(dates.id, id), isListed({ dates, series })));
  return found as Found<D, S> | undefined;
}

/** The later dates of the series that can still be booked. */
export async function readLaterDates<Card>(
  db: Database,
  { dates }: DatedLine<Dates, Series, Card>,
  date: { seriesSlug: string; startAt: Date },
  now: Date,
) {
  const rows = await db
    .select({ id: dates.id, startAt: dates.startAt })
    .from(dates)
    .where(bookableAfter(dates, date, now))
    .orderBy(asc(dates.startAt))
    .limit(DATES_SHOWN);
  return rows as { id: string; startAt: Date }[];
}

/** The ids of the open dates most related to a series, by the weights of its line. */
export async function readRelatedIds<Card>(
  db: Database,
  { dates, series, related }: DatedLine<Dates, Series, Card>,
  similarTo: { slug: string; templeId: string; deitySlugs: string[]; purposeSlugs: string[] },
  now: Date,
): Promise<string[]> {
  const deitySlugs = sql.param(similarTo.deitySlugs, series.deitySlugs);
  const purposeSlugs = sql.param(similarTo.purposeSlugs, series.purposeSlugs);
  const isNear = sql`and (${series.deitySlugs} && ${deitySlugs}
            or ${series.templeId} = ${similarTo.templeId}
            or ${series.purposeSlugs} && ${purposeSlugs})`;
  // Only the earliest dates are compared, so that the time does not grow with the catalogue.
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
      select id from (
        select ${dates.id} as id, ${dates.startAt} as start_at,
          (case when ${series.deitySlugs} && ${deitySlugs} then ${related.deity}::int else 0 end)
          + (case when ${series.templeId} = ${similarTo.templeId} then ${related.temple}::int else 0 end)
          + ${related.purpose}::int * cardinality(array(select unnest(${series.purposeSlugs})
              intersect select unnest(${purposeSlugs}::text[]))) as nearness
        from ${dates} inner join ${series} on ${series.slug} = ${dates.seriesSlug}
        where ${dates.state} = 'published' and ${series.withdrawnAt} is null and ${dates.cutoffAt} > ${sql.param(now, dates.cutoffAt)}
          and ${dates.startAt} > ${sql.param(now, dates.startAt)} and ${dates.seriesSlug} <> ${similarTo.slug}
          ${related.any ? sql`` : isNear}
          and not exists (select 1 from ${dates} as sooner where sooner.series_slug = ${dates.seriesSlug}
            and sooner.state = 'published' and sooner.cutoff_at > ${sql.param(now, dates.cutoffAt)}
            and (sooner.start_at, sooner.id) < (${dates.startAt}, ${dates.id}))
        order by ${dates.startAt}, ${dates.seriesSlug}
        limit ${RELATED_COMPARED}
      ) as near
      order by nearness desc, start_at, id
      limit ${RELATED_SHOWN}`,
  );
  return rows.map(({ id }) => id);
}
