import { nextSpanOf } from "@aradhana/jyotish/panchang";
import { daysOf, siderealLongitude } from "@aradhana/jyotish/sky";

const DAY = 86_400_000;
const LONGEST_MONTH = 29.9 * DAY;

/** The months of the lunar year, from Chaitra. */
export const lunarMonths = [
  "chaitra",
  "vaishakha",
  "jyeshtha",
  "ashadha",
  "shravana",
  "bhadrapada",
  "ashwin",
  "kartika",
  "margashirsha",
  "pausha",
  "magha",
  "phalguna",
] as const;

export type LunarMonthName = (typeof lunarMonths)[number];

/** A month from new moon to new moon (amanta). */
export type LunarMonth = {
  readonly name: LunarMonthName;
  /** An added month: the Sun enters no sign in it. */
  readonly adhika: boolean;
  readonly start: Date;
  readonly end: Date;
};

/**
 * The lunar month at an instant. It has the name of the sign which the Sun enters in it: Chaitra that of Mesha. A month
 * in which the Sun enters no sign is added before the one of the same name. The rare month in which it enters two
 * (1983, 2124) has the name of the first.
 */
export function lunarMonthAt(instant: Date): LunarMonth {
  const earlier = newMoonAfter(new Date(instant.getTime() - LONGEST_MONTH));
  const later = nextNewMoon(earlier);
  const [start, end] = later <= instant ? [later, nextNewMoon(later)] : [earlier, later];
  const sign = sunSign(start);
  return { name: lunarMonths[(sign + 1) % 12] ?? "chaitra", adhika: sunSign(end) === sign, start, end };
}

/** The name that north India uses, where a month ends with the full moon: the dark half belongs to the next month. */
export function purnimantaName({ name, adhika }: LunarMonth, tithi: number): LunarMonthName {
  const isNext = tithi > 15 && !adhika;
  return lunarMonths[(lunarMonths.indexOf(name) + (isNext ? 1 : 0)) % 12] ?? name;
}

const newMoonAfter = (after: Date): Date => nextSpanOf("tithi", 1, after).start;

// From a day later, because a search that begins at a new moon may find that one again.
const nextNewMoon = (newMoon: Date): Date => newMoonAfter(new Date(newMoon.getTime() + DAY));

/** 0 is Mesha. */
const sunSign = (instant: Date): number => Math.floor(siderealLongitude("sun", daysOf(instant)) / 30);
