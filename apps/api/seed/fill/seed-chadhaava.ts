import { occasionRules } from "../../src/calendar/occasion-rules.ts";
import { type Occurrence, occurrences } from "../../src/calendar/occurrences.ts";
import { nameTithis } from "../../src/calendar/tithi.ts";
import { chadhaavas } from "../../src/chadhaava/chadhaavas.table.ts";
import { offerings } from "../../src/chadhaava/offerings.table.ts";
import { chadhaavaSeries } from "../../src/chadhaava/series.table.ts";
import type { Database } from "../../src/db/database.ts";
import { stableId } from "../../src/ids/new-id.ts";
import { allChadhaava } from "../chadhaava/all-chadhaava.ts";
import type { ChadhaavaSeries } from "../chadhaava/define-chadhaava.ts";
import { temples } from "../temples/temples.ts";
import { cheapest } from "./dated-rows.ts";
import { authorisationOf, policyTerms, searchWordsOf, taxOf } from "./series-row.ts";
import { upsert } from "./upsert.ts";

/** Brings the chadhaava of the seed into the database, with what can be offered and the dates around `now`. */
export async function seedChadhaava(db: Database, now: Date): Promise<void> {
  await upsert(
    db,
    chadhaavaSeries,
    allChadhaava.map((seed, index) => toSeriesRow(seed, allChadhaava.length - index)),
    { target: chadhaavaSeries.slug, keep: ["popularity"] },
  );
  await upsert(db, offerings, allChadhaava.flatMap(toOfferingRows), { target: offerings.id });
  await upsert(db, chadhaavas, datesOf(allChadhaava, now), { target: chadhaavas.id, keep: ["state"] });
}

/** Adds the dates that are not there yet of the chadhaava that are; the whole where there is none yet. */
export async function addChadhaavaDates(db: Database, now: Date): Promise<void> {
  const there = new Set(
    (await db.select({ slug: chadhaavaSeries.slug }).from(chadhaavaSeries)).map(({ slug }) => slug),
  );
  if (there.size === 0) return seedChadhaava(db, now);
  const rows = datesOf(
    allChadhaava.filter(({ slug }) => there.has(slug)),
    now,
  );
  if (rows.length > 0) await db.insert(chadhaavas).values(rows).onConflictDoNothing();
}

function toSeriesRow(seed: ChadhaavaSeries, popularity: number): typeof chadhaavaSeries.$inferInsert {
  return {
    slug: seed.slug,
    title: seed.title,
    subtitle: seed.subtitle,
    templeId: stableId("tm", seed.temple),
    deitySlugs: [...seed.deities],
    purposeSlugs: [...seed.purposes],
    authorisation: authorisationOf(seed.authorisation),
    images: [...seed.images],
    about: seed.about,
    occasionMeaning: seed.meaning,
    steps: [...seed.steps],
    benefits: [...seed.beliefBenefits],
    prasad: {
      kind: seed.prasad.kind,
      shipsTo: seed.prasad.shipsTo,
      etaDays: seed.prasad.etaDays,
      fee: seed.prasad.fee,
    },
    faqs: [...seed.faqs],
    policy: policyTerms(seed.policy),
    tax: taxOf(seed.tax),
    nameLimit: seed.nameLimit,
    proofEtaHours: seed.videoHours,
    popularity,
    searchWords: searchWordsOf(seed, ["chadhaava", "chadhava", "चढ़ावा"]),
  };
}

function toOfferingRows(seed: ChadhaavaSeries): (typeof offerings.$inferInsert)[] {
  const { combo } = seed;
  const common = (slug: string, position: number) => ({
    ...{ id: stableId("of", seed.slug, slug), seriesSlug: seed.slug, slug, position },
  });
  return [
    ...seed.offerings.map(
      ({ slug, name, about, unit, price, step, min, max, handedOn, image }, position) => ({
        ...common(slug, position),
        ...{ name, whatIsOffered: about, unit, prices: price, holds: null },
        ...{ step, minQty: min, maxQty: max, handedOn: handedOn ?? false },
        image: { name: image, alt: { en: `Drawing: ${name.en}`, hi: `${name.hi} का चित्र` } },
      }),
    ),
    {
      ...common(combo.slug, seed.offerings.length),
      ...{ name: combo.name, whatIsOffered: combo.about, prices: combo.price },
      ...{ unit: { en: "tray", hi: "थाली" }, step: 1, minQty: 1, maxQty: 11 },
      image: {
        name: "offering-thali",
        alt: { en: `Drawing: ${combo.name.en}`, hi: `${combo.name.hi} का चित्र` },
      },
      holds: combo.holds.map(({ slug, qty }) => ({ slug, qty })),
    },
  ];
}

const datesOf = (seeds: readonly ChadhaavaSeries[], now: Date) =>
  seeds.flatMap((seed) => Object.values(occurrencesOf(seed, now)).map((one) => toDateRow(seed, one)));

function occurrencesOf({ occasion, temple, cutoffHours }: ChadhaavaSeries, now: Date) {
  const place = temples.find(({ slug }) => slug === temple);
  if (!place) throw new Error(`There is no temple "${temple}" in temples.ts.`);
  return occurrences({ rule: occasionRules[occasion], place, cutoffHours }, now);
}

/** The chadhaava of one day. Its id follows from series and day, so that every start finds the same one. */
const toDateRow = (seed: ChadhaavaSeries, one: Occurrence): typeof chadhaavas.$inferInsert => ({
  id: stableId("ch", seed.slug, one.date),
  seriesSlug: seed.slug,
  occasion: one.name,
  tithi: nameTithis(one.tithis),
  startAt: one.startAt,
  endAt: one.endAt,
  tz: "Asia/Kolkata",
  cutoffAt: one.cutoffAt,
  sankalpCutoffAt: one.sankalpCutoffAt,
  state: "published",
  // Of one of each, as few as can be had.
  priceFrom: cheapest(
    seed.offerings.map(({ price, min }) => ({
      inr: price.inr * min,
      usd: price.usd * min,
      eur: price.eur * min,
    })),
  ),
});
