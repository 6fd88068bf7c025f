import { ritualSearchColumns } from "../../src/catalogue/ritual-search-columns.ts";
import { stableId } from "../../src/ids/new-id.ts";
import type { series } from "../../src/pujas/series.table.ts";
import { standardPolicies } from "../../src/pujas/standard-terms.ts";
import type { Text } from "../../src/text/text.ts";
import type { ChadhaavaSeries } from "../chadhaava/define-chadhaava.ts";
import { deities } from "../deities/deities.ts";
import type { PujaSeries, Receipt } from "../pujas/puja-series.ts";
import type { Authorisation, PujaPolicy, PujaTax } from "../pujas/terms.ts";
import { purposes } from "../purposes/purposes.ts";
import { temples } from "../temples/temples.ts";

type SeriesRow = typeof series.$inferInsert;

/** When the sample records were last checked. */
const CHECKED_AT = "2026-11-01T00:00:00.000Z";

const receiptTexts = {
  video: { en: "A recording in which your name is heard", hi: "रिकॉर्डिंग, जिसमें आपका नाम सुनाई देता है" },
  certificate: { en: "A digital certificate of the puja", hi: "पूजा का डिजिटल सर्टिफ़िकेट" },
} as const satisfies Record<Exclude<Receipt["type"], "prasad">, Text>;

const missRemedies = {
  refund_or_repeat: standardPolicies.group.missRemedy,
} satisfies Record<PujaSeries["policy"]["missRemedy"], Text>;

/** The database row of a series. Series are sorted by popularity in the seed. */
export function toSeriesRow(seed: PujaSeries, popularity: number): typeof series.$inferInsert {
  return {
    ...ritualColumns(seed),
    priestIds: seed.priests.map((slug) => stableId("pr", slug)),
    kind: seed.kind,
    isVip: seed.isVip,
    bnplEnabled: seed.payLater,
    capacity: seed.capacity?.seats ?? null,
    packages: seed.packages.map(({ devotees, price, sort, features, ...own }) => ({
      ...{ ...own, features: [...features], prices: price, position: sort },
      ...{ devoteesMin: devotees.min, devoteesMax: devotees.max },
    })),
    inclusions: [...seed.inclusions],
    receives: seed.receives.map(({ type, etaHours }) => ({
      type,
      etaHours,
      text: type === "prasad" ? seed.prasad.contents : receiptTexts[type],
    })),
    popularity,
    ratingSum: seed.reviews.reduce((sum, { stars }) => sum + stars, 0),
    ratingCount: seed.reviews.length,
    ...searchWordsOf(seed, ["puja"]),
  };
}

/** The columns that series of pujas and of chadhaava share. */
export const ritualColumns = (seed: PujaSeries | ChadhaavaSeries) => ({
  slug: seed.slug,
  title: seed.title,
  subtitle: seed.subtitle,
  templeId: stableId("tm", seed.temple),
  deitySlugs: [...seed.deities],
  purposeSlugs: [...seed.purposes],
  authorisation: authorisationOf(seed.authorisation),
  ...{ occasion: seed.occasion, cutoffHours: seed.cutoffHours, spoken: seed.spoken },
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
});

const authorisationOf = (seed: Authorisation): SeriesRow["authorisation"] => ({
  level: seed.level,
  authority: seed.authorityName,
  text: seed.note,
  documentUrl: seed.documentUrl,
  verifyUrl: seed.verifyUrl,
  checkedAt: CHECKED_AT,
});

/** The cancellation terms of a series. */
export const policyTerms = (seed: PujaPolicy): SeriesRow["policy"] => ({
  refunds: [...seed.refundSteps],
  rescheduleUntilHours: seed.rescheduleUntilHours,
  maxReschedules: seed.maxReschedules,
  missRemedy: missRemedies[seed.missRemedy],
});

/** The tax split of a series' prices. */
const taxOf = (seed: PujaTax): SeriesRow["tax"] => ({
  sac: seed.sac,
  ritualPct: seed.ritualSharePct,
  servicePct: seed.serviceSharePct,
  gstPct: seed.gstPct,
});

/** The search words of a series. */
export const searchWordsOf = (seed: Searched, kind: readonly string[]) =>
  ritualSearchColumns({
    ...{ title: seed.title, subtitle: seed.subtitle, occasion: seed.occasion, answers: seed.answers, kind },
    temple: temples.find(({ slug }) => slug === seed.temple),
    deities: deities.filter(({ slug }) => seed.deities.includes(slug)),
    purposes: seed.purposes.flatMap((purpose) => purposes.filter(({ slug }) => slug === purpose)),
  });

type Searched = Pick<
  PujaSeries,
  "title" | "subtitle" | "temple" | "deities" | "purposes" | "occasion" | "answers"
>;
