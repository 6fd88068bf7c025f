import type { Occurrence } from "../../src/calendar/occurrences.ts";
import { nameTithis } from "../../src/calendar/tithi.ts";
import { stableId } from "../../src/ids/new-id.ts";
import type { Prices } from "../../src/money/prices.ts";
import type { packages } from "../../src/puja-packages/puja-packages.table.ts";
import type { pujas } from "../../src/pujas/pujas.table.ts";
import type { PujaSeries } from "../pujas/puja-series.ts";

/** The puja of one day. Its id follows from series and day, so that every start finds the same one. */
export function toPujaRow(seed: PujaSeries, occurrence: Occurrence): typeof pujas.$inferInsert {
  return {
    id: stableId("pj", seed.slug, occurrence.date),
    seriesSlug: seed.slug,
    occasion: occurrence.name,
    tithi: nameTithis(occurrence.tithis),
    startAt: occurrence.startAt,
    endAt: occurrence.endAt,
    tz: "Asia/Kolkata",
    cutoffAt: occurrence.cutoffAt,
    sankalpCutoffAt: occurrence.sankalpCutoffAt,
    capacity: seed.capacity?.seats ?? null,
    state: "published",
    priceFrom: cheapest(seed.packages.map(({ price }) => price)),
  };
}

/** What can be booked on that day. */
export const toPackageRows = (seed: PujaSeries, { date }: Occurrence): (typeof packages.$inferInsert)[] =>
  seed.packages.map(({ key, devotees, price, sort, ...own }) => ({
    ...own,
    id: stableId("pk", seed.slug, date, key),
    pujaId: stableId("pj", seed.slug, date),
    devoteesMin: devotees.min,
    devoteesMax: devotees.max,
    prices: price,
    features: [...own.features],
    position: sort,
  }));

/** The least of each currency. */
export const cheapest = (prices: readonly Prices[]): Prices => ({
  inr: Math.min(...prices.map(({ inr }) => inr)),
  usd: Math.min(...prices.map(({ usd }) => usd)),
  eur: Math.min(...prices.map(({ eur }) => eur)),
});
