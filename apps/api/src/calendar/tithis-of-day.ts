import type { LocalDay } from "./local-day.ts";
import { type DayMoment, momentOfDay } from "./moment-of-day.ts";
import { observedDay, ujjain } from "./observed-day.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import { occasionRules } from "./occasion-rules.ts";
import { describeTithi, nextSpanOf, type Tithi, type TithiNumber, tithiAt } from "./tithi.ts";

const DAY = 86_400_000;

/**
 * What almanacs call a day at one of its hours: the tithi that holds then, and beside it a short one observed
 * on that day though it holds at no such hour. Every puja of that hour is named by this, at whatever temple.
 */
export function tithisOfDay(day: LocalDay, at: DayMoment): readonly Tithi[] {
  const instant = momentOfDay(at, day, ujjain);
  if (!instant) throw new Error(`There is no ${at} on day ${day}: no puja can be dated by it.`);
  const holding = tithiAt(instant);
  const isObserved = (tithi: TithiNumber) =>
    observed(at).has(tithi) &&
    observedDay(nextSpanOf(tithi, new Date(instant.getTime() - 3 * DAY)), at) === day;
  const around = [previousOf(holding), holding, nextOf(holding)];
  return around.filter((tithi) => tithi === holding || isObserved(tithi)).map(describeTithi);
}

/** The tithis for whose sake there are pujas at that hour. */
const observed = (at: DayMoment): ReadonlySet<TithiNumber> =>
  new Set(
    Object.values<OccasionRule>(occasionRules).flatMap((rule) =>
      rule.at === at && rule.day.kind === "tithi" ? rule.day.tithis : [],
    ),
  );

const previousOf = (tithi: TithiNumber) => ((tithi + 28) % 30) + 1;
const nextOf = (tithi: TithiNumber) => (tithi % 30) + 1;
