import { type LocalDay, localDayOf, type Weekday, weekdayOf } from "./local-day.ts";
import { type Occasion, toOccasion } from "./occasion.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import type { Place } from "./place.ts";
import { type Reckoning, reckoningInstant } from "./reckoning.ts";
import { nextSpanOf, type TithiNumber, type TithiSpan } from "./tithi.ts";

const MARGIN = 1_000; // the search for a tithi's edge is good to a tenth of a second
const DAY = 86_400_000;

/** Every occasion of a rule from about `from` on, in order and without end; the first may lie a little before. */
export function occasionsFrom(rule: OccasionRule, from: Date, place: Place): Generator<Occasion> {
  return rule.day.kind === "weekday"
    ? weekdays(rule, rule.day.weekday, from, place)
    : tithis(rule, rule.day.tithis, rule.day.weekday, from, place);
}

function* weekdays(rule: OccasionRule, weekday: Weekday, from: Date, place: Place): Generator<Occasion> {
  const earliest = localDayOf(from) - 1;
  const first = earliest + ((weekday - weekdayOf(earliest) + 7) % 7);
  for (let day = first; ; day += 7) {
    const instant = reckoningInstant(rule.at, day, place);
    if (instant) yield toOccasion(rule, day, instant);
  }
}

function* tithis(
  rule: OccasionRule,
  wanted: readonly TithiNumber[],
  weekday: Weekday | undefined,
  from: Date,
  place: Place,
): Generator<Occasion> {
  let cursor = new Date(from.getTime() - 3 * DAY);
  while (true) {
    const spans = wanted.map((tithi) => nextSpanOf(tithi, cursor));
    const span = spans.reduce((a, b) => (a.start < b.start ? a : b));
    const { day, instant } = keptOn(span, rule.at, place);
    if (weekday === undefined || weekdayOf(day) === weekday) yield toOccasion(rule, day, instant);
    cursor = new Date(span.start.getTime() + DAY / 2);
  }
}

/**
 * The day on which almanacs keep a tithi: the first on which it holds at the reckoning. A short tithi may hold at
 * none; then it is kept on the day it begins when sunrise decides, else where the reckoning comes nearest to it.
 */
function keptOn(span: TithiSpan, at: Reckoning, place: Place): { day: LocalDay; instant: Date } {
  const days = daysAround(span).flatMap((day) => {
    const reckoned = reckoningInstant(at, day, place);
    if (!reckoned) return [];
    const instant = within(reckoned, span);
    return [{ day, instant, late: reckoned.getTime() - instant.getTime() }];
  });
  const candidates = at === "sunrise" ? days.filter(({ late }) => late <= 0) : days;
  return candidates.reduce((a, b) => (Math.abs(a.late) <= Math.abs(b.late) ? a : b));
}

function daysAround({ start, end }: TithiSpan): LocalDay[] {
  const first = localDayOf(start) - 1;
  return Array.from({ length: localDayOf(end) - first + 1 }, (_, i) => first + i);
}

/** The instant itself, or the nearest one that lies safely inside the span. */
function within(instant: Date, { start, end }: TithiSpan): Date {
  return new Date(Math.min(Math.max(instant.getTime(), start.getTime() + MARGIN), end.getTime() - MARGIN));
}
