import { occasionRules } from "../../seed/calendar/occasion-rules.ts";
import { deities } from "../../seed/deities/deities.ts";
import type { PujaSeries, Receipt } from "../../seed/pujas/puja-series.ts";
import { purposes } from "../../seed/purposes/purposes.ts";
import { temples } from "../../seed/temples/temples.ts";
import { stableId } from "../ids/new-id.ts";
import type { series } from "../pujas/series.table.ts";
import { foldWords } from "../search/fold-words.ts";
import type { Text } from "../text/text.ts";

/** When the sample records of the seed were looked through. */
const CHECKED_AT = "2026-11-01T00:00:00.000Z";

const receiptTexts = {
  video: { en: "A recording that opens at your name", hi: "रिकॉर्डिंग, जो सीधे आपके नाम से खुलती है" },
  certificate: { en: "A digital certificate of the puja", hi: "पूजा का डिजिटल प्रमाणपत्र" },
} as const satisfies Record<Exclude<Receipt["type"], "prasad">, Text>;

const missRemedies = {
  refund_or_repeat: {
    en: "You choose: all of your money back, or the rite again on the next date.",
    hi: "आप चुनें: पूरी राशि की वापसी, या अगली तिथि पर वही अनुष्ठान दोबारा।",
  },
} as const satisfies Record<PujaSeries["policy"]["missRemedy"], Text>;

/** What the database holds of a series. The earlier it stands in the seed, the more it is asked for. */
export function toSeriesRow(seed: PujaSeries, popularity: number): typeof series.$inferInsert {
  return {
    slug: seed.slug,
    title: seed.title,
    subtitle: seed.subtitle,
    templeId: stableId("tm", seed.temple),
    deitySlugs: [...seed.deities],
    purposeSlugs: [...seed.purposes],
    priestIds: seed.priests.map((slug) => stableId("pr", slug)),
    kind: seed.kind,
    isVip: seed.isVip,
    bnplEnabled: seed.payLater,
    authorisation: {
      level: seed.authorisation.level,
      authority: seed.authorisation.authorityName,
      text: seed.authorisation.note,
      documentUrl: seed.authorisation.documentUrl,
      verifyUrl: seed.authorisation.verifyUrl,
      checkedAt: CHECKED_AT,
    },
    images: [...seed.images],
    about: seed.about,
    occasionMeaning: seed.meaning,
    steps: [...seed.steps],
    benefits: [...seed.beliefBenefits],
    inclusions: [...seed.inclusions],
    receives: seed.receives.map(({ type, etaHours }) => ({
      type,
      etaHours,
      text: type === "prasad" ? seed.prasad.contents : receiptTexts[type],
    })),
    prasad: {
      kind: seed.prasad.kind,
      shipsTo: seed.prasad.shipsTo,
      etaDays: seed.prasad.etaDays,
      fee: seed.prasad.fee,
    },
    faqs: [...seed.faqs],
    policy: {
      refunds: [...seed.policy.refundSteps],
      rescheduleUntilHours: seed.policy.rescheduleUntilHours,
      maxReschedules: seed.policy.maxReschedules,
      missRemedy: missRemedies[seed.policy.missRemedy],
    },
    tax: {
      sac: seed.tax.sac,
      ritualPct: seed.tax.ritualSharePct,
      servicePct: seed.tax.serviceSharePct,
      gstPct: seed.tax.gstPct,
    },
    popularity,
    ratingSum: seed.reviews.reduce((sum, { stars }) => sum + stars, 0),
    ratingCount: seed.reviews.length,
    searchWords: searchWordsOf(seed),
  };
}

function searchWordsOf(seed: PujaSeries): string {
  const named = [
    ...temples.filter(({ slug }) => slug === seed.temple),
    ...deities.filter(({ slug }) => seed.deities.includes(slug)),
    ...purposes.filter(({ slug }) => seed.purposes.includes(slug)),
  ];
  const texts: Text[] = [
    seed.title,
    seed.subtitle,
    occasionRules[seed.occasion].name,
    ...named.map(({ name }) => name),
  ];
  const [temple] = temples.filter(({ slug }) => slug === seed.temple);
  if (temple) texts.push(temple.city, temple.state);
  const words = texts.flatMap(({ en, hi }) => [en, hi]).concat(named.flatMap(({ aliases }) => [...aliases]));
  return [...new Set(["puja", ...words].flatMap(foldWords))].join(" ");
}
