import { offerings } from "../../src/chadhaava/offerings.table.ts";
import { chadhaavaSeries } from "../../src/chadhaava/series.table.ts";
import type { Database } from "../../src/db/database.ts";
import { stableId } from "../../src/ids/new-id.ts";
import { allChadhaava } from "../chadhaava/all-chadhaava.ts";
import type { ChadhaavaSeries } from "../chadhaava/define-chadhaava.ts";
import { ritualColumns, searchWordsOf } from "./series-row.ts";

/** Inserts the sample chadhaava with their offerings. */
export async function fillChadhaava(db: Database): Promise<void> {
  await db
    .insert(chadhaavaSeries)
    .values(allChadhaava.map((seed, index) => toSeriesRow(seed, allChadhaava.length - index)));
  await db.insert(offerings).values(allChadhaava.flatMap(toOfferingRows));
}

function toSeriesRow(seed: ChadhaavaSeries, popularity: number): typeof chadhaavaSeries.$inferInsert {
  return {
    ...ritualColumns(seed),
    nameLimit: seed.nameLimit,
    proofEtaHours: seed.videoHours,
    popularity,
    ...searchWordsOf(seed, ["chadhaava", "chadhava", "चढ़ावा"]),
  };
}

function toOfferingRows(seed: ChadhaavaSeries): (typeof offerings.$inferInsert)[] {
  const { combo } = seed;
  const common = (slug: string, position: number) => ({
    ...{ id: stableId("of", seed.slug, slug), seriesSlug: seed.slug, slug, position },
  });
  return [
    ...seed.offerings.map(({ slug, name, about, unit, price, step, min, max, handedOn }, position) => ({
      ...common(slug, position),
      ...{ name, whatIsOffered: about, unit, prices: price, holds: null },
      ...{ step, minQty: min, maxQty: max, handedOn: handedOn ?? false },
      image: { name: `offering-${slug}`, alt: { en: `Drawing: ${name.en}`, hi: `${name.hi} का चित्र` } },
    })),
    {
      ...common(combo.slug, seed.offerings.length),
      ...{ name: combo.name, whatIsOffered: combo.about, prices: combo.price },
      ...{ unit: { en: "tray", hi: "थाली" }, step: 1, minQty: 1, maxQty: 11 },
      image: {
        name: `offering-combo-${seed.slug}`,
        alt: { en: `Drawing: ${combo.name.en}`, hi: `${combo.name.hi} का चित्र` },
      },
      holds: combo.holds.map(({ slug, qty }) => ({ slug, qty })),
    },
  ];
}
