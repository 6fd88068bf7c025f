import type { ChadhaavaSeriesContent, PujaSeriesContent } from "@aradhana/core/staff";
import type { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { series } from "../../pujas/series.table.ts";
import { standardTax } from "../../pujas/standard-terms.ts";

type Row = typeof series.$inferSelect | typeof chadhaavaSeries.$inferSelect;
/** What pujas and chadhaavas have in common, as staff write it. */
export type RitualContent = Pick<
  PujaSeriesContent,
  Exclude<keyof PujaSeriesContent & keyof ChadhaavaSeriesContent, "video_hours">
>;

/** The columns that pujas and chadhaavas share, from what staff wrote. `before` has what they do not write. */
export const ritualColumnsOf = (content: RitualContent, before?: Row) => ({
  ...{ title: content.title, subtitle: content.subtitle, templeId: content.temple_id },
  ...{ deitySlugs: content.deity_slugs, purposeSlugs: content.purpose_slugs },
  ...{ occasion: content.occasion, cutoffHours: content.cutoff_hours },
  // Further pictures of a series that has several stay.
  images: [
    ...(content.picture === null ? [] : [{ name: content.picture, alt: content.picture_alt }]),
    ...(before?.images.slice(1) ?? []),
  ],
  authorisation: {
    ...{ verifyUrl: before?.authorisation.verifyUrl ?? null, level: content.authorisation.level },
    ...{ authority: content.authorisation.authority, text: content.authorisation.text },
    documentUrl: content.authorisation.document_url,
    checkedAt: `${content.authorisation.checked_on}T00:00:00.000Z`,
  },
  ...{ about: content.about, occasionMeaning: content.occasion_meaning, steps: content.steps },
  ...{ benefits: content.benefits, faqs: content.faqs },
  prasad: content.prasad && {
    kind: content.prasad.kind,
    shipsTo: content.prasad.days_abroad === null ? ("in" as const) : ("all" as const),
    etaDays: { in: content.prasad.days_in, abroad: content.prasad.days_abroad },
    fee: content.prasad.fee,
  },
  tax: before?.tax ?? standardTax,
});

/** What pujas and chadhaavas have in common, of a stored series. */
export const ritualContentOf = (row: Row): RitualContent => ({
  ...{ title: row.title, subtitle: row.subtitle, temple_id: row.templeId },
  ...{ deity_slugs: row.deitySlugs, purpose_slugs: row.purposeSlugs },
  ...{ occasion: row.occasion, cutoff_hours: row.cutoffHours },
  prasad: row.prasad && {
    ...{ kind: row.prasad.kind, days_in: row.prasad.etaDays.in, fee: row.prasad.fee },
    days_abroad: row.prasad.shipsTo === "all" ? row.prasad.etaDays.abroad : null,
  },
  picture: row.images[0]?.name ?? null,
  picture_alt: row.images[0]?.alt ?? { en: "", hi: "" },
  authorisation: {
    ...{ level: row.authorisation.level, authority: row.authorisation.authority },
    ...{ text: row.authorisation.text, document_url: row.authorisation.documentUrl },
    checked_on: row.authorisation.checkedAt.slice(0, 10),
  },
  ...{ about: row.about, occasion_meaning: row.occasionMeaning, steps: row.steps },
  ...{ benefits: row.benefits, faqs: row.faqs },
});
