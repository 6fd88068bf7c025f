import type { Place } from "@aradhana/jyotish/sky";
import { localDayOf, type Weekday, weekdayOf } from "./local-day.ts";
import { momentOfDay } from "./moment-of-day.ts";
import { clampToSpan, observedDay } from "./observed-day.ts";
import { type Occasion, toOccasion } from "./occasion.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import { nextSpanOf, type TithiNumber } from "./tithi.ts";

const DAY = 86_400_000;

/** The occasions of a rule in order, endless. The first may be slightly before `from`. */
export function occasionsFrom(rule: OccasionRule, from: Date, place: Place): Generator<Occasion> {
  return rule.day.kind === "weekday"
    ? weekdays(rule, rule.day.weekday, from, place)
    : tithis(rule, rule.day.tithis, rule.day.weekday, from, place);
}

function* weekdays(rule: OccasionRule, weekday: Weekday, from: Date, place: Place): Generator<Occasion> {
  const earliest = localDayOf(from) - 1;
  const first = earliest + ((weekday - weekdayOf(earliest) + 7) % 7);
  for (let day = first; ; day += 7) {
    const instant = momentOfDay(rule.at, day, place);
    if (instant) yield toOccasion(rule, day, instant);
  }
}

function* tithis(
  rule: OccasionRule,
  tithiNumbers: readonly TithiNumber[],
  weekday: Weekday | undefined,
  from: Date,
  place: Place,
): Generator<Occasion> {
  let cursor = new Date(from.getTime() - 3 * DAY);
  while (true) {
    const spans = tithiNumbers.map((tithi) => nextSpanOf(tithi, cursor));
    const span = spans.reduce((a, b) => (a.start < b.start ? a : b));
    const day = observedDay(span, rule.at);
    const instant = momentOfDay(rule.at, day, place);
    // Keeps the ritual within its tithi at temples where the sun rises earlier or later than in Ujjain.
    if (instant && (weekday === undefined || weekdayOf(day) === weekday)) {
      yield toOccasion(rule, day, clampToSpan(instant, span));
    }
    cursor = new Date(span.start.getTime() + DAY / 2);
  }
}
