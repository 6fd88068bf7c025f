import type { LocalDay } from "./local-day.ts";
import { type DayMoment, momentOfDay } from "./moment-of-day.ts";
import { observedDay, ujjain } from "./observed-day.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import { occasionRules } from "./occasion-rules.ts";
import { describeTithi, nextSpanOf, type Tithi, type TithiNumber, tithiAt } from "./tithi.ts";

const DAY = 86_400_000;

/**
 * The tithis of a day at a moment: the one current then, and a short one that is observed on that day although it
 * includes no such moment. All temples use the same tithis.
 */
export function tithisOfDay(day: LocalDay, at: DayMoment): readonly Tithi[] {
  const instant = momentOfDay(at, day, ujjain);
  if (!instant) throw new Error(`There is no ${at} on day ${day}.`);
  const current = tithiAt(instant);
  const isObserved = (tithi: TithiNumber) =>
    tithisOfRules(at).has(tithi) &&
    observedDay(nextSpanOf(tithi, new Date(instant.getTime() - 3 * DAY)), at) === day;
  const candidates = [previousOf(current), current, nextOf(current)];
  return candidates.filter((tithi) => tithi === current || isObserved(tithi)).map(describeTithi);
}

/** The tithis of the rules that use the moment `at`. */
const tithisOfRules = (at: DayMoment): ReadonlySet<TithiNumber> =>
  new Set(
    Object.values<OccasionRule>(occasionRules).flatMap((rule) =>
      rule.at === at && rule.day.kind === "tithi" ? rule.day.tithis : [],
    ),
  );

const previousOf = (tithi: TithiNumber) => ((tithi + 28) % 30) + 1;
const nextOf = (tithi: TithiNumber) => (tithi % 30) + 1;
