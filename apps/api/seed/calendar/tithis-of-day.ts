import { keptOn, ujjain } from "./kept-on.ts";
import type { LocalDay } from "./local-day.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import { occasionRules } from "./occasion-rules.ts";
import { type Reckoning, reckoningInstant } from "./reckoning.ts";
import { describeTithi, nextSpanOf, type Tithi, type TithiNumber, tithiAt } from "./tithi.ts";

const DAY = 86_400_000;

/**
 * What almanacs call a day at one of its hours: the tithi that holds then, and beside it a short one that is kept
 * on that day though it holds at no such hour. Every rite of that hour is named by this, at whatever temple.
 */
export function tithisOfDay(day: LocalDay, at: Reckoning): readonly Tithi[] {
  const instant = reckoningInstant(at, day, ujjain);
  if (!instant) throw new Error(`There is no ${at} on day ${day}: no rite can be reckoned by it.`);
  const holding = tithiAt(instant);
  const isKept = (tithi: TithiNumber) =>
    observed(at).has(tithi) && keptOn(nextSpanOf(tithi, new Date(instant.getTime() - 3 * DAY)), at) === day;
  const around = [previousOf(holding), holding, nextOf(holding)];
  return around.filter((tithi) => tithi === holding || isKept(tithi)).map(describeTithi);
}

/** The tithis for whose sake there are rites at that hour; of the others nobody asks on which day they are kept. */
const observed = (at: Reckoning): ReadonlySet<TithiNumber> =>
  new Set(
    Object.values<OccasionRule>(occasionRules).flatMap((rule) =>
      rule.at === at && rule.day.kind === "tithi" ? rule.day.tithis : [],
    ),
  );

const previousOf = (tithi: TithiNumber) => ((tithi + 28) % 30) + 1;
const nextOf = (tithi: TithiNumber) => (tithi % 30) + 1;
