import type { Pooja, PoojaAddon, PoojaCard, PoojaPackage } from "@aradhana/core/contract";
import type { addons } from "../addons/addons.table.ts";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import type { packages } from "../puja-packages/puja-packages.table.ts";
import { toReview } from "../reviews/reviews.rules.ts";
import { inLanguage } from "../text/text.ts";
import type { FoundPuja, Surroundings } from "./detail.queries.ts";
import type { CancellationTerms, Prasad } from "./series.table.ts";

/** The whole page of a puja from what was read for it. */
export function toPuja(
  { puja, series, templeAbout }: FoundPuja,
  around: Surroundings,
  { card, related }: { card: PoojaCard; related: PoojaCard[] },
  view: View,
): Pooja {
  const say = inLanguage(view.language);
  return {
    ...card,
    subtitle: say(series.subtitle),
    kind: series.kind,
    gallery: series.images.map(({ name, alt }) => ({ name, alt: say(alt) })),
    about: say(series.about).split("\n\n"),
    occasion_meaning: say(series.occasionMeaning),
    steps: series.steps.map(({ title, text }) => ({ title: say(title), text: say(text) })),
    benefits: series.benefits.map(say),
    inclusions: series.inclusions.map(say),
    receives: series.receives.map(({ type, etaHours, text }) => ({
      type,
      eta_hours: etaHours,
      text: say(text),
    })),
    prasad: series.prasad ? toPrasad(series.prasad, view) : null,
    sankalp_cutoff_at: puja.sankalpCutoffAt.toISOString(),
    capacity: puja.capacity === null ? null : { total: puja.capacity, left: puja.capacity - puja.booked },
    packages: around.packageRows.map((row) => toPackage(row, view)),
    addons: around.addonRows.map((row) => toAddon(row, view)),
    priests: inOrder(series.priestIds, around.priestRows).map(({ name, lineage, languages }) => ({
      name: say(name),
      lineage: say(lineage),
      languages: languages.map((code) => languageName(code, view)),
    })),
    proof: {
      level: series.authorisation.level,
      authority: say(series.authorisation.authority),
      text: say(series.authorisation.text),
      document_url: series.authorisation.documentUrl,
      verify_url: series.authorisation.verifyUrl,
      checked_at: series.authorisation.checkedAt,
    },
    temple_about: say(templeAbout),
    policy: toPolicy(series.policy, view),
    tax: {
      sac: series.tax.sac,
      ritual_pct: series.tax.ritualPct,
      service_pct: series.tax.servicePct,
      gst_pct: series.tax.gstPct,
    },
    faqs: series.faqs.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
    reviews: { ...around.reviewSummary, items: around.reviewRows.map(toReview) },
    dates: around.dates.map(({ id, startAt }) => ({ id, start_at: startAt.toISOString() })),
    related,
  };
}

/** A package as it is offered. */
export const toPackage = (row: typeof packages.$inferSelect, { language, currency }: View): PoojaPackage => ({
  id: row.id,
  pooja_id: row.pujaId,
  name: row.name[language],
  devotees: { min: row.devoteesMin, max: row.devoteesMax },
  price: priceIn(row.prices, currency),
  features: row.features.map(inLanguage(language)),
  is_vip: row.isVip,
  is_default: row.isDefault,
  ships_prasad: row.shipsPrasad,
  live_call: row.liveCall,
});

const toAddon = (row: typeof addons.$inferSelect, { language, currency }: View): PoojaAddon => ({
  id: row.id,
  kind: row.kind,
  title: row.title[language],
  text: row.text[language],
  unit: row.unit[language],
  price: priceIn(row.prices, currency),
  max_qty: row.maxQty,
});

/** When a booking can be undone, and what comes back. */
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

const languageName = (code: string, { language }: View): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;

const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
