import { asc, eq, sql } from "drizzle-orm";
import { addons, seriesAddons } from "../../addons/addons.table.ts";
import type { Found } from "../../catalogue/detail.queries.ts";
import { builtOnce } from "../../db/built-once.ts";
import type { Database } from "../../db/database.ts";
import { priests } from "../../priests/priests.table.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";
import { readPageReviews } from "../../reviews/reviews.queries.ts";

type FoundPuja = Found<typeof pujas, typeof series>;

/** Reads the data that only the page of a puja has. */
export async function readPujaParts(db: Database, { date, series }: FoundPuja) {
  const [packageRows, addonRows, priestRows, reviews] = await Promise.all([
    packagesQuery(db).execute({ pujaId: date.id }),
    readAddons(db, series.slug),
    series.priestIds.length > 0 ? priestsQuery(db).execute({ ids: series.priestIds }) : [],
    readPageReviews(db, { type: "pooja", slug: series.slug }),
  ]);
  return { packageRows, addonRows, priestRows, reviews };
}

/** The result of `readPujaParts`. */
export type PujaParts = Awaited<ReturnType<typeof readPujaParts>>;

const packagesQuery = builtOnce((db) =>
  db
    .select()
    .from(packages)
    .where(eq(packages.pujaId, sql.placeholder("pujaId")))
    .orderBy(asc(packages.position))
    .prepare(""),
);

const priestsQuery = builtOnce((db) =>
  db
    .select()
    .from(priests)
    .where(sql`${priests.id} = any(${sql.placeholder("ids")})`)
    .prepare(""),
);

const addonsQuery = builtOnce((db) =>
  db
    .select({ addon: addons })
    .from(seriesAddons)
    .innerJoin(addons, eq(addons.id, seriesAddons.addonId))
    .where(eq(seriesAddons.seriesSlug, sql.placeholder("seriesSlug")))
    .orderBy(asc(seriesAddons.position))
    .prepare(""),
);

/** The add-ons of a series, in display order. */
async function readAddons(db: Database, seriesSlug: string) {
  const rows = await addonsQuery(db).execute({ seriesSlug });
  return rows.map(({ addon }) => addon);
}

/** One package with the prasad of its series, also of a puja that is not listed. */
export async function findPackage(db: Database, id: string) {
  const [found] = await db
    .select({ package: packages, prasad: series.prasad })
    .from(packages)
    .innerJoin(pujas, eq(pujas.id, packages.pujaId))
    .innerJoin(series, eq(series.slug, pujas.seriesSlug))
    .where(eq(packages.id, id));
  return found;
}
