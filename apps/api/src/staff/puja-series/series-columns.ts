import type { PujaSeriesContent } from "@aradhana/core/staff";
import type { series } from "../../pujas/series.table.ts";
import { standardPolicies } from "../../pujas/standard-terms.ts";
import { ritualColumnsOf, ritualContentOf } from "./ritual-columns.ts";

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
  ...ritualColumnsOf(content, before),
  ...{ kind: content.kind, isVip: content.is_vip, capacity: content.capacity },
  packages: content.packages.map(({ devotees_min, devotees_max, is_default, ...own }, position) => ({
    ...{ key: own.key, name: own.name, prices: own.prices, features: own.features, position },
    ...{ devoteesMin: devotees_min, devoteesMax: devotees_max, isDefault: is_default },
    ...{ isVip: content.is_vip, shipsPrasad: own.ships_prasad, liveCall: own.live_call },
  })),
  inclusions: content.inclusions,
  receives: receivesOf(content, before),
  policy: before?.policy ?? standardPolicies[content.kind],
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
  ...ritualContentOf(row),
  ...{ kind: row.kind, is_vip: row.isVip, capacity: row.capacity, inclusions: row.inclusions },
  packages: row.packages.map(({ devoteesMin, devoteesMax, isDefault, shipsPrasad, liveCall, ...own }) => ({
    ...{ key: own.key, name: own.name, prices: own.prices, features: own.features },
    ...{ devotees_min: devoteesMin, devotees_max: devoteesMax, is_default: isDefault },
    ...{ ships_prasad: shipsPrasad, live_call: liveCall },
  })),
  addon_ids: [...addonIds],
  video_hours: row.receives.find(({ type }) => type === "video")?.etaHours ?? 48,
});
