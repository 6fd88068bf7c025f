import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { addons, seriesAddons } from "../addons/addons.table.ts";
import { bookableAfter } from "../catalogue/bookable-after.ts";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { priests } from "../priests/priests.table.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { readReviewSummary, readReviews } from "../reviews/reviews.queries.ts";
import { temples } from "../temples/temples.table.ts";
import { pujas } from "./pujas.table.ts";
import { series } from "./series.table.ts";

const REVIEWS_SHOWN = 6;
const DATES_SHOWN = 6;
const RELATED_SHOWN = 4;
const RELATED_WEIGHED = 60;

/** One dated puja with its series and what its page says of the temple; nothing for a draft. */
export async function findPuja(db: Database, id: string) {
  const [found] = await db
    .select({ puja: pujas, series, templeAbout: temples.about })
    .from(pujas)
    .innerJoin(series, eq(series.slug, pujas.seriesSlug))
    .innerJoin(temples, eq(temples.id, series.templeId))
    .where(and(eq(pujas.id, id), ne(pujas.state, "draft")));
  return found;
}

/** A puja and its series, as `findPuja` reads them. */
export type FoundPuja = NonNullable<Awaited<ReturnType<typeof findPuja>>>;

/** Everything else on the page of a puja, asked for at once. */
export async function readSurroundings(db: Database, { puja, series: its }: FoundPuja, now: Date) {
  const [packageRows, addonRows, priestRows, reviewRows, reviewSummary, dates, relatedIds] =
    await Promise.all([
      readPackages(db, puja.id),
      readAddons(db, its.slug),
      its.priestIds.length > 0 ? db.select().from(priests).where(inArray(priests.id, its.priestIds)) : [],
      readReviews(db, its.slug, REVIEWS_SHOWN),
      readReviewSummary(db, its.slug),
      readDates(db, puja, now),
      readRelatedIds(db, its, now),
    ]);
  return { packageRows, addonRows, priestRows, reviewRows, reviewSummary, dates, relatedIds };
}

export type Surroundings = Awaited<ReturnType<typeof readSurroundings>>;

const readPackages = (db: Database, pujaId: string) =>
  db.select().from(packages).where(eq(packages.pujaId, pujaId)).orderBy(asc(packages.position));

/** The add-ons that go with a series, in the order they are shown. */
async function readAddons(db: Database, seriesSlug: string) {
  const rows = await db
    .select({ addon: addons })
    .from(seriesAddons)
    .innerJoin(addons, eq(addons.id, seriesAddons.addonId))
    .where(eq(seriesAddons.seriesSlug, seriesSlug))
    .orderBy(asc(seriesAddons.position));
  return rows.map(({ addon }) => addon);
}

/** The dates after this one that can still be booked. */
const readDates = (db: Database, puja: FoundPuja["puja"], now: Date) =>
  db
    .select({ id: pujas.id, startAt: pujas.startAt })
    .from(pujas)
    .where(bookableAfter(pujas, puja, now))
    .orderBy(asc(pujas.startAt))
    .limit(DATES_SHOWN);

/** The nearest other open pujas: a shared deity counts most, then the temple, then each shared purpose. */
async function readRelatedIds(db: Database, its: FoundPuja["series"], now: Date): Promise<string[]> {
  // Of a long list the soonest are near enough, and to look at all of it would take the longer the longer it is.
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
      select id from (
        select ${pujas.id} as id, ${pujas.startAt} as start_at,
          (case when ${series.deitySlugs} && ${sql.param(its.deitySlugs, series.deitySlugs)} then 4 else 0 end)
          + (case when ${series.templeId} = ${its.templeId} then 3 else 0 end)
          + cardinality(array(select unnest(${series.purposeSlugs})
              intersect select unnest(${sql.param(its.purposeSlugs, series.purposeSlugs)}::text[]))) as nearness
        from ${pujas} inner join ${series} on ${series.slug} = ${pujas.seriesSlug}
        where ${pujas.state} = 'published' and ${pujas.cutoffAt} > ${sql.param(now, pujas.cutoffAt)}
          and ${pujas.startAt} > ${sql.param(now, pujas.startAt)} and ${pujas.seriesSlug} <> ${its.slug}
          and (${series.deitySlugs} && ${sql.param(its.deitySlugs, series.deitySlugs)}
            or ${series.templeId} = ${its.templeId}
            or ${series.purposeSlugs} && ${sql.param(its.purposeSlugs, series.purposeSlugs)})
          and not exists (select 1 from ${pujas} as sooner where sooner.series_slug = ${pujas.seriesSlug}
            and sooner.state = 'published' and sooner.cutoff_at > ${sql.param(now, pujas.cutoffAt)}
            and sooner.start_at > ${sql.param(now, pujas.startAt)}
            and (sooner.start_at, sooner.id) < (${pujas.startAt}, ${pujas.id}))
        order by ${pujas.startAt}, ${pujas.seriesSlug}
        limit ${RELATED_WEIGHED}
      ) as near
      order by nearness desc, start_at, id
      limit ${RELATED_SHOWN}`,
  );
  return rows.map(({ id }) => id);
}

/** One package and the puja it books. */
export async function findPackage(db: Database, id: string) {
  const [found] = await db
    .select({ package: packages })
    .from(packages)
    .innerJoin(pujas, eq(pujas.id, packages.pujaId))
    .where(and(eq(packages.id, id), ne(pujas.state, "draft")));
  return found?.package;
}
