import { asc, eq, inArray } from "drizzle-orm";
import { addons, seriesAddons } from "../../addons/addons.table.ts";
import type { Found } from "../../catalogue/detail.queries.ts";
import type { Database } from "../../db/database.ts";
import { priests } from "../../priests/priests.table.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import type { pujas } from "../../pujas/pujas.table.ts";
import type { series } from "../../pujas/series.table.ts";
import { readReviewSummary, readReviews } from "../../reviews/reviews.queries.ts";

const REVIEWS_SHOWN = 6;

type FoundPuja = Found<typeof pujas, typeof series>;

/** What only the page of a puja shows, read at once. */
export async function readPujaParts(db: Database, { date, series: its }: FoundPuja) {
  const [packageRows, addonRows, priestRows, reviewRows, reviewSummary] = await Promise.all([
    readPackages(db, date.id),
    readAddons(db, its.slug),
    its.priestIds.length > 0 ? db.select().from(priests).where(inArray(priests.id, its.priestIds)) : [],
    readReviews(db, its.slug, REVIEWS_SHOWN),
    readReviewSummary(db, its.slug),
  ]);
  return { packageRows, addonRows, priestRows, reviewRows, reviewSummary };
}

/** What `readPujaParts` finds. */
export type PujaParts = Awaited<ReturnType<typeof readPujaParts>>;

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

/** One package of a puja, whatever the state of that. */
export async function findPackage(db: Database, id: string) {
  const [found] = await db.select().from(packages).where(eq(packages.id, id));
  return found;
}
