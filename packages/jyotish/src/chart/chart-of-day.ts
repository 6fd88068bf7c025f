import { nakshatraAt } from "../nakshatra/index.ts";
import { type Rashi, rashiOf } from "../rashi/index.ts";
import { daysOf, type Graha, grahas, siderealLongitude } from "../sky/index.ts";
import type { DayBounds } from "../time/index.ts";

/**
 * What is known of a birth without its time. There are no lagna, no houses and no D9, for they change within minutes.
 */
export type ChartOfDay = DayBounds & {
  /** The rashis that each graha was in on that day: one, or two if it changed. */
  readonly rashis: Readonly<Record<Graha, readonly Rashi[]>>;
  /** The Moon's nakshatras on that day: one, two, or rarely three. */
  readonly moonNakshatras: readonly number[];
  /** The Moon's rashi, if it was the same all day. */
  readonly moonRashi: Rashi | undefined;
};

/** The chart of a birth whose day alone is known. */
export function chartOfDay({ start, end }: DayBounds): ChartOfDay {
  const both = [start, end].map(daysOf);
  const rashis = Object.fromEntries(
    grahas.map((graha) => [graha, [...new Set(both.map((days) => rashiOf(siderealLongitude(graha, days))))]]),
  ) as Record<Graha, Rashi[]>;
  const [from = 0, to = 0] = both.map((days) => nakshatraAt(siderealLongitude("moon", days)).number);
  const count = ((to - from + 27) % 27) + 1;
  const moonNakshatras = Array.from({ length: count }, (_, index) => ((from - 1 + index) % 27) + 1);
  const moonRashi = rashis.moon.length === 1 ? rashis.moon[0] : undefined;
  return { start, end, rashis, moonNakshatras, moonRashi };
}
