import type { PujaSeriesContent } from "@aradhana/core/staff";
import type { series } from "../../pujas/series.table.ts";
import { standardPolicies, standardTax } from "../../pujas/standard-terms.ts";

type Row = typeof series.$inferSelect;

const videoText = {
  en: "A recording in which your name is heard",
  hi: "रिकॉर्डिंग, जिसमें आपका नाम सुनाई देता है",
};

const prasadText = {
  en: "Prasad from the puja, sent to your home",
  hi: "पूजा का प्रसाद, आपके घर",
};

/** The columns of a series from what staff wrote. `before` has what they do not write. */
export const columnsOf = (content: PujaSeriesContent, before?: Row) => ({
  ...{ title: content.title, subtitle: content.subtitle, templeId: content.temple_id },
  ...{ deitySlugs: content.deity_slugs, purposeSlugs: content.purpose_slugs },
  ...{ kind: content.kind, isVip: content.is_vip, occasion: content.occasion },
  ...{ cutoffHours: content.cutoff_hours, capacity: content.capacity },
  packages: content.packages.map(({ devotees_min, devotees_max, is_default, ...own }, position) => ({
    ...{ key: own.key, name: own.name, prices: own.prices, features: own.features, position },
    ...{ devoteesMin: devotees_min, devoteesMax: devotees_max, isDefault: is_default },
    ...{ isVip: content.is_vip, shipsPrasad: own.ships_prasad, liveCall: own.live_call },
  })),
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
  ...{ benefits: content.benefits, inclusions: content.inclusions, faqs: content.faqs },
  receives: receivesOf(content, before),
  prasad: content.prasad && {
    kind: content.prasad.kind,
    shipsTo: content.prasad.days_abroad === null ? ("in" as const) : ("all" as const),
    etaDays: { in: content.prasad.days_in, abroad: content.prasad.days_abroad },
    fee: content.prasad.fee,
  },
  policy: before?.policy ?? standardPolicies[content.kind],
  tax: before?.tax ?? standardTax,
});

/** What a buyer gets and when. The words of a series that has its own stay. */
function receivesOf({ video_hours, prasad }: PujaSeriesContent, before?: Row): Row["receives"] {
  const written = [
    { type: "video" as const, etaHours: video_hours, text: videoText },
    ...(prasad ? [{ type: "prasad" as const, etaHours: prasad.days_in * 24, text: prasadText }] : []),
  ];
  const earlier = before?.receives ?? [];
  return [
    ...written.map((each) => ({
      ...each,
      text: earlier.find(({ type }) => type === each.type)?.text ?? each.text,
    })),
    ...earlier.filter(({ type }) => type === "certificate"),
  ];
}

/** What staff write of a stored series. */
export const contentOf = (row: Row, addonIds: readonly string[]): PujaSeriesContent => ({
  ...{ title: row.title, subtitle: row.subtitle, temple_id: row.templeId },
  ...{ deity_slugs: row.deitySlugs, purpose_slugs: row.purposeSlugs },
  ...{ kind: row.kind, is_vip: row.isVip, occasion: row.occasion },
  ...{ cutoff_hours: row.cutoffHours, capacity: row.capacity },
  packages: row.packages.map(({ devoteesMin, devoteesMax, isDefault, shipsPrasad, liveCall, ...own }) => ({
    ...{ key: own.key, name: own.name, prices: own.prices, features: own.features },
    ...{ devotees_min: devoteesMin, devotees_max: devoteesMax, is_default: isDefault },
    ...{ ships_prasad: shipsPrasad, live_call: liveCall },
  })),
  prasad: row.prasad && {
    ...{ kind: row.prasad.kind, days_in: row.prasad.etaDays.in, fee: row.prasad.fee },
    days_abroad: row.prasad.shipsTo === "all" ? row.prasad.etaDays.abroad : null,
  },
  addon_ids: [...addonIds],
  picture: row.images[0]?.name ?? null,
  picture_alt: row.images[0]?.alt ?? { en: "", hi: "" },
  authorisation: {
    ...{ level: row.authorisation.level, authority: row.authorisation.authority },
    ...{ text: row.authorisation.text, document_url: row.authorisation.documentUrl },
    checked_on: row.authorisation.checkedAt.slice(0, 10),
  },
  ...{ about: row.about, occasion_meaning: row.occasionMeaning, steps: row.steps },
  ...{ benefits: row.benefits, inclusions: row.inclusions, faqs: row.faqs },
  video_hours: row.receives.find(({ type }) => type === "video")?.etaHours ?? 48,
});
