import type { Chadhaava, Pooja } from "@aradhana/core/contract";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { inLanguage, type Text } from "../text/text.ts";
import type { Authorisation, CancellationTerms, Prasad, TaxTerms } from "./dated-columns.ts";

interface SeriesContent {
  images: readonly { name: string; alt: Text }[];
  about: Text;
  occasionMeaning: Text;
  steps: readonly { title: Text; text: Text }[];
  benefits: readonly Text[];
  prasad: Prasad | null;
  authorisation: Authorisation;
  policy: CancellationTerms;
  tax: TaxTerms;
  faqs: readonly { question: Text; answer: Text }[];
}

/** The fields of a detail page that all dated lines share. */
export function seriesView(series: SeriesContent, view: View) {
  const localise = inLanguage(view.language);
  return {
    gallery: series.images.map(({ name, alt }) => ({ name, alt: localise(alt) })),
    about: localise(series.about).split("\n\n"),
    occasion_meaning: localise(series.occasionMeaning),
    steps: series.steps.map(({ title, text }) => ({ title: localise(title), text: localise(text) })),
    benefits: series.benefits.map(localise),
    prasad: series.prasad ? toPrasad(series.prasad, view) : null,
    proof: {
      level: series.authorisation.level,
      authority: localise(series.authorisation.authority),
      text: localise(series.authorisation.text),
      document_url: series.authorisation.documentUrl,
      verify_url: series.authorisation.verifyUrl,
      checked_at: series.authorisation.checkedAt,
    },
    policy: toPolicy(series.policy, view),
    tax: {
      sac: series.tax.sac,
      ritual_pct: series.tax.ritualPct,
      service_pct: series.tax.servicePct,
      // A service to buyers abroad is an export without GST, as in their quotes.
      gst_pct: view.country === "in" ? series.tax.gstPct : 0,
    },
    faqs: series.faqs.map(({ question, answer }) => ({
      question: localise(question),
      answer: localise(answer),
    })),
  } satisfies Partial<Pooja & Chadhaava>;
}

/** The terms of cancelling and rescheduling a booking. */
export const toPolicy = (
  terms: CancellationTerms,
  { language }: Pick<View, "language">,
): Pooja["policy"] => ({
  refunds: terms.refunds.map(({ untilHours, pct }) => ({ until_hours: untilHours, pct })),
  reschedule_until_hours: terms.rescheduleUntilHours,
  max_reschedules: terms.maxReschedules,
  miss_remedy: terms.missRemedy[language],
});

const toPrasad = (prasad: Prasad, { currency, country }: View): NonNullable<Pooja["prasad"]> => ({
  kind: prasad.kind,
  ships_to: prasad.shipsTo,
  eta_days: country === "in" ? prasad.etaDays.in : (prasad.etaDays.abroad ?? prasad.etaDays.in),
  fee: priceIn(prasad.fee, currency),
});
