import { and, asc, eq, ne, sql } from "drizzle-orm";
import { bookableAfter } from "../catalogue/bookable-after.ts";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { temples } from "../temples/temples.table.ts";
import { chadhaavas } from "./chadhaavas.table.ts";
import { offerings } from "./offerings.table.ts";
import { chadhaavaSeries as series } from "./series.table.ts";

const DATES_SHOWN = 6;
const RELATED_SHOWN = 4;

/** One dated chadhaava with its series and what its page says of the temple; nothing for a draft. */
export async function findChadhaava(db: Database, id: string) {
  const [found] = await db
    .select({ chadhaava: chadhaavas, series, templeAbout: temples.about })
    .from(chadhaavas)
    .innerJoin(series, eq(series.slug, chadhaavas.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .where(and(eq(chadhaavas.id, id), ne(chadhaavas.state, "draft")));
  return found;
}

/** A chadhaava and its series, as `findChadhaava` reads them. */
export type FoundChadhaava = NonNullable<Awaited<ReturnType<typeof findChadhaava>>>;

/** Everything else on the page of a chadhaava, asked for at once. */
export async function readAround(db: Database, { chadhaava, series: its }: FoundChadhaava, now: Date) {
  const [offeringRows, dates, relatedIds] = await Promise.all([
    db.select().from(offerings).where(eq(offerings.seriesSlug, its.slug)).orderBy(asc(offerings.position)),
    db
      .select({ id: chadhaavas.id, startAt: chadhaavas.startAt })
      .from(chadhaavas)
      .where(bookableAfter(chadhaavas, chadhaava, now))
      .orderBy(asc(chadhaavas.startAt))
      .limit(DATES_SHOWN),
    readRelatedIds(db, its, now),
  ]);
  return { offeringRows, dates, relatedIds };
}

/** What `readAround` finds. */
export type Around = Awaited<ReturnType<typeof readAround>>;

/** The soonest open date of each other chadhaava: of a shared deity first, then of the same temple, then the rest. */
async function readRelatedIds(db: Database, its: FoundChadhaava["series"], now: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
      select id from (
        select distinct on (${chadhaavas.seriesSlug}) ${chadhaavas.id} as id, ${chadhaavas.startAt} as start_at,
          (case when ${series.deitySlugs} && ${sql.param(its.deitySlugs, series.deitySlugs)} then 2 else 0 end)
          + (case when ${series.templeId} = ${its.templeId} then 1 else 0 end) as nearness
        from ${chadhaavas} inner join ${series} on ${series.slug} = ${chadhaavas.seriesSlug}
        where ${chadhaavas.state} = 'published' and ${chadhaavas.cutoffAt} > ${sql.param(now, chadhaavas.cutoffAt)}
          and ${chadhaavas.seriesSlug} <> ${its.slug}
        order by ${chadhaavas.seriesSlug}, ${chadhaavas.startAt}
      ) as soonest
      order by nearness desc, start_at, id
      limit ${RELATED_SHOWN}`,
  );
  return rows.map(({ id }) => id);
}
