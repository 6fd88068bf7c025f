import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { addons, seriesAddons } from "../../src/addons/addons.table.ts";
import { occurrences } from "../../src/calendar/occurrences.ts";
import { isEmptyShop } from "../../src/catalogue/is-empty-shop.ts";
import { addDates, type RollingLine, type SeriesToDate, scheduleOf } from "../../src/catalogue/roll-dates.ts";
import type { Database } from "../../src/db/database.ts";
import { deities } from "../../src/deities/deities.table.ts";
import { stableId } from "../../src/ids/new-id.ts";
import { datedLines } from "../../src/lines/dated-lines.ts";
import { priests } from "../../src/priests/priests.table.ts";
import { series } from "../../src/pujas/series.table.ts";
import { purposes } from "../../src/purposes/purposes.table.ts";
import { reviews } from "../../src/reviews/reviews.table.ts";
import { temples } from "../../src/temples/temples.table.ts";
import type { Text } from "../../src/text/text.ts";
import { addOns, addOnsFor } from "../add-ons/add-ons.ts";
import { deities as deitySeeds } from "../deities/deities.ts";
import { templeDrawing } from "../pictures/drawing-of.ts";
import { priests as priestSeeds } from "../priests/priests.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import type { PujaSeries } from "../pujas/puja-series.ts";
import { purposes as purposeSeeds } from "../purposes/purposes.ts";
import { temples as templeSeeds } from "../temples/temples.ts";
import { fillArticles } from "./fill-articles.ts";
import { fillAstrologers } from "./fill-astrologers.ts";
import { fillBanners } from "./fill-banners.ts";
import { fillChadhaava } from "./fill-chadhaava.ts";
import { fillContent } from "./fill-content.ts";
import { fillCoupons } from "./fill-coupons.ts";
import { fillGoods } from "./fill-goods.ts";
import { fillReels } from "./fill-reels.ts";
import { fillSampleOrder } from "./fill-sample-order.ts";
import { fillServicePackages } from "./fill-service-packages.ts";
import { templeSearchColumns } from "./search-columns.ts";
import { toSeriesRow } from "./series-row.ts";

/** The id of the advisory lock; unique in this database. */
const SEED_LOCK = 4_310_002;
const DAY = 86_400_000;

/**
 * Fills an empty shop with the sample catalogue: content, series, and the previous, next and following date of each.
 * A shop with temples or series is not changed. Safe for concurrent processes. Returns whether the shop was filled.
 */
export const fillEmptyShop = (db: Database, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmptyShop(tx))) return false;
    await fillNames(tx);
    await fillContent(tx);
    await fillCoupons(tx);
    await fillPujas(tx, now);
    await fillSampleOrder(tx, now);
    await fillChadhaava(tx);
    await fillGoods(tx);
    await fillServicePackages(tx);
    await fillArticles(tx);
    await fillReels(tx);
    await fillBanners(tx);
    await fillAstrologers(tx, now);
    for (const line of datedLines) await fillDates(tx, line, now);
    return true;
  });

async function fillPujas(db: Database, now: Date): Promise<void> {
  await db
    .insert(series)
    .values(allPujaSeries.map((seed, index) => toSeriesRow(seed, allPujaSeries.length - index)));
  await fillAddons(db);
  await db.insert(reviews).values(allPujaSeries.flatMap((seed) => toReviewRows(seed, now)));
}

/** The calendar job adds future dates only; the sample shop also needs a past one. */
async function fillDates(db: Database, line: RollingLine, now: Date): Promise<void> {
  for (const row of await db.select().from(line.series as PgTable)) {
    const dated = row as SeriesToDate;
    const { previous, next, following } = occurrences(await scheduleOf(db, dated), now);
    await addDates(db, line, dated, [previous, next, following]);
  }
}

async function fillAddons(db: Database): Promise<void> {
  await db.insert(addons).values(
    addOns.map(({ slug, kind, title, about, unit, price, maxQty, image }) => ({
      ...{ id: stableId("ao", slug), slug, kind, title, unit, maxQty, image },
      text: about,
      prices: price,
    })),
  );
  const pairs = allPujaSeries.flatMap((seed) =>
    addOnsFor(seed).map(({ slug }, position) => ({
      ...{ seriesSlug: seed.slug, addonId: stableId("ao", slug), position },
    })),
  );
  await db.insert(seriesAddons).values(pairs);
}

async function fillNames(db: Database): Promise<void> {
  await db.insert(deities).values(
    deitySeeds.map(({ slug, name, image, aliases }, position) => ({
      id: stableId("dt", slug),
      slug,
      name,
      image,
      imageAlt: mandalaAlt(name),
      aliases: [...aliases],
      position,
    })),
  );
  await db
    .insert(purposes)
    .values(
      purposeSeeds.map(({ slug, name }, position) => ({ id: stableId("pu", slug), slug, name, position })),
    );
  await db.insert(temples).values(
    templeSeeds.map((seed) => {
      const { slug, name, city, state, about, image, lat, lon, spoken } = seed;
      return {
        ...{ id: stableId("tm", slug), slug, name, city, state, about, image, lat, lon, spoken },
        imageAlt: templeDrawing(slug).alt,
        ...templeSearchColumns(seed),
      };
    }),
  );
  await db.insert(priests).values(
    priestSeeds.map(({ slug, name, lineage, languages, temple }) => ({
      ...{ id: stableId("pr", slug), slug, name, lineage },
      languages: [...languages],
      templeId: stableId("tm", temple),
    })),
  );
}

const mandalaAlt = ({ en, hi }: Text): Text => ({ en: `Line drawing for ${en}`, hi: `${hi} का रेखाचित्र` });

const toReviewRows = (seed: PujaSeries, now: Date): (typeof reviews.$inferInsert)[] =>
  seed.reviews.map(({ stars, text, language, author, city, daysAgo, isSample }) => ({
    ...{ stars, text, language, author, city, isSample },
    id: stableId("rv", seed.slug, author, text),
    slug: seed.slug,
    state: "published",
    createdAt: new Date(now.getTime() - daysAgo * DAY),
  }));
