import { sql } from "drizzle-orm";
import { addons, seriesAddons } from "../../src/addons/addons.table.ts";
import type { Database } from "../../src/db/database.ts";
import { deities } from "../../src/deities/deities.table.ts";
import { stableId } from "../../src/ids/new-id.ts";
import { priests } from "../../src/priests/priests.table.ts";
import { series } from "../../src/pujas/series.table.ts";
import { purposes } from "../../src/purposes/purposes.table.ts";
import { reviews } from "../../src/reviews/reviews.table.ts";
import { temples } from "../../src/temples/temples.table.ts";
import type { Text } from "../../src/text/text.ts";
import { addOns, addOnsFor } from "../add-ons/add-ons.ts";
import { deities as deitySeeds } from "../deities/deities.ts";
import { priests as priestSeeds } from "../priests/priests.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import type { PujaSeries } from "../pujas/puja-series.ts";
import { purposes as purposeSeeds } from "../purposes/purposes.ts";
import { temples as templeSeeds } from "../temples/temples.ts";
import { seedBanners } from "./seed-banners.ts";
import { addChadhaavaDates, seedChadhaava } from "./seed-chadhaava.ts";
import { seedContent } from "./seed-content.ts";
import { seedCoupons } from "./seed-coupons.ts";
import { addDates, seedDates } from "./seed-dates.ts";
import { toSeriesRow } from "./series-row.ts";
import { upsert } from "./upsert.ts";

/** Any number that nobody else in this database locks by. */
const SEED_LOCK = 4_310_002;
const DAY = 86_400_000;

/**
 * Brings the catalogue of the seed into the database, with the last, the next and the following date of
 * each puja as of `now`. It may run at every start, every hour, and in several processes at once; what
 * buyers have changed (places taken, a cancelled date) stays. Without `overwrite` only an empty database
 * gets the whole; one that is in use gets the dates that are missing, at the seed's prices.
 */
export const seedCatalogue = (db: Database, now: Date, { overwrite = true } = {}): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const there = new Set((await tx.select({ slug: series.slug }).from(series)).map(({ slug }) => slug));
    if (overwrite || there.size === 0) {
      await seedWords(tx, now);
      await seedDates(tx, allPujaSeries, now);
      await seedChadhaava(tx, now);
      await seedBanners(tx);
    } else {
      const kept = allPujaSeries.filter(({ slug }) => there.has(slug));
      await addDates(tx, kept, now);
      await addChadhaavaDates(tx, now);
    }
  });

/** Everything that has no date. */
async function seedWords(db: Database, now: Date): Promise<void> {
  await seedNames(db);
  await seedContent(db);
  await seedCoupons(db);
  await upsert(
    db,
    series,
    allPujaSeries.map((seed, index) => toSeriesRow(seed, allPujaSeries.length - index)),
    { target: series.slug, keep: ["popularity"] },
  );
  await seedAddons(db);
  await db
    .insert(reviews)
    .values(allPujaSeries.flatMap((seed) => toReviewRows(seed, now)))
    .onConflictDoNothing();
}

async function seedAddons(db: Database): Promise<void> {
  await upsert(
    db,
    addons,
    addOns.map(({ slug, kind, title, about, unit, price, maxQty }) => ({
      ...{ id: stableId("ao", slug), slug, kind, title, unit, maxQty },
      text: about,
      prices: price,
    })),
    { target: addons.id },
  );
  const pairs = allPujaSeries.flatMap((seed) =>
    addOnsFor(seed).map(({ slug }, position) => ({
      ...{ seriesSlug: seed.slug, addonId: stableId("ao", slug), position },
    })),
  );
  await upsert(db, seriesAddons, pairs, { target: [seriesAddons.seriesSlug, seriesAddons.addonId] });
}

async function seedNames(db: Database): Promise<void> {
  await upsert(
    db,
    deities,
    deitySeeds.map(({ slug, name, image, aliases }, position) => ({
      id: stableId("dt", slug),
      slug,
      name,
      image,
      imageAlt: drawingOf(name),
      aliases: [...aliases],
      position,
    })),
    { target: deities.id },
  );
  await upsert(
    db,
    purposes,
    purposeSeeds.map(({ slug, name }, position) => ({ id: stableId("pu", slug), slug, name, position })),
    { target: purposes.id },
  );
  await upsert(
    db,
    temples,
    templeSeeds.map(({ slug, name, city, state, about, image }) => ({
      ...{ id: stableId("tm", slug), slug, name, city, state, about, image },
      imageAlt: drawingOf(name),
    })),
    { target: temples.id },
  );
  await upsert(
    db,
    priests,
    priestSeeds.map(({ slug, name, lineage, languages, temple }) => ({
      ...{ id: stableId("pr", slug), slug, name, lineage },
      languages: [...languages],
      templeId: stableId("tm", temple),
    })),
    { target: priests.id },
  );
}

const drawingOf = ({ en, hi }: Text): Text => ({ en: `Line drawing for ${en}`, hi: `${hi} का रेखाचित्र` });

const toReviewRows = (seed: PujaSeries, now: Date): (typeof reviews.$inferInsert)[] =>
  seed.reviews.map(({ stars, text, language, author, city, daysAgo, isSample }) => ({
    ...{ stars, text, language, author, city, isSample },
    id: stableId("rv", seed.slug, author, text),
    seriesSlug: seed.slug,
    state: "published",
    createdAt: new Date(now.getTime() - daysAgo * DAY),
  }));
