import { banners } from "../../src/banners/banners.table.ts";
import type { Database } from "../../src/db/database.ts";
import { stableId } from "../../src/ids/new-id.ts";
import { banners as bannerSeeds } from "../banners/banners.ts";
import { allChadhaava } from "../chadhaava/all-chadhaava.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";

/** Inserts the sample banners. */
export async function fillBanners(db: Database): Promise<void> {
  await db.insert(banners).values(
    bannerSeeds.map(({ key, title, text, action, target }, position) => ({
      ...{ id: stableId("bn", key), key, position, title, text, action },
      image: coverOf(target),
      target: { type: target.type, seriesSlug: target.series },
      audience: { places: null, partners: null, countries: null },
    })),
  );
}

const seriesOf = { pooja: allPujaSeries, chadhaava: allChadhaava };

function coverOf({ type, series }: (typeof bannerSeeds)[number]["target"]) {
  const image = seriesOf[type].find(({ slug }) => slug === series)?.images[0];
  if (!image) throw new Error(`There is no ${type} "${series}" for a banner to lead to.`);
  return image;
}
