import type { BirthDetails } from "@aradhana/core/birth";
import { type BirthChart, birthChart, type ChartOfDay, chartOfDay } from "@aradhana/jyotish/chart";
import { type SadeSatiPeriod, sadeSatiPeriods } from "@aradhana/jyotish/dosha";
import { panchangOf } from "@aradhana/jyotish/panchang";
import { boundsOfDay, type Reading } from "@aradhana/jyotish/time";
import { readingOfBirth } from "./birth.rules.ts";
import type { BirthWithin } from "./time-window.ts";

interface ChartOfTime {
  chart: BirthChart;
  /** Empty where the time is exact. */
  within: BirthWithin;
  day?: never;
}

/** What the sky says of a birth: all of it, or what is known of the day alone. */
export type SkyOfBirth = {
  reading: Reading;
  /** The offset of the zone, where another one was given. */
  zoneOffset?: number | undefined;
  /** The weekday from sunrise to sunrise, 0 is Sunday; undefined where the Sun did not rise. */
  vara: number | undefined;
  isBeforeSunrise: boolean;
  saturn: readonly SadeSatiPeriod[];
} & (ChartOfTime | { day: ChartOfDay; chart?: never });

const LIFE = 100 * 365.25 * 86_400_000;
const MINUTE = 60_000;

/** Computes the charts of a birth. The details have been checked. */
export function skyOfBirth(birth: BirthDetails): SkyOfBirth {
  const read = readingOfBirth(birth);
  const bounds = boundsOfDay(birth.date, birth.place.zone);
  if (!read || !bounds) throw new Error("the details of a birth cannot be read");
  const { reading } = read;
  const { lat, lon } = birth.place;
  const place = { lat, lon };
  const weekday = new Date(`${birth.date}T00:00Z`).getUTCDay();
  const saturnFrom = (rashi: number) =>
    sadeSatiPeriods(rashi, reading.instant, new Date(reading.instant.getTime() + LIFE));

  if (birth.time === null) {
    const day = chartOfDay(bounds);
    const saturn = day.moonRashi === undefined ? [] : saturnFrom(day.moonRashi);
    return { ...read, day, saturn, vara: weekday, isBeforeSunrise: false };
  }
  const at = (minutes: number) =>
    birthChart({ instant: new Date(reading.instant.getTime() + minutes * MINUTE), place });
  const chart = at(0);
  const { time_window: window } = birth;
  const charts = Array.from({ length: window === 0 ? 0 : 2 * window + 1 }, (_, index) => at(index - window));
  const panchang = panchangOf({ date: birth.date, zone: birth.place.zone, place });
  const hasSun = panchang.status === "ok";
  const isBefore = ({ instant }: BirthChart) => hasSun && instant < panchang.sunrise;
  const varaOf = (each: BirthChart) => (weekday + (isBefore(each) ? 6 : 0)) % 7;
  return {
    ...{ ...read, chart, isBeforeSunrise: isBefore(chart) },
    within: { charts, varas: hasSun ? [...new Set(charts.map(varaOf))] : [] },
    saturn: saturnFrom(chart.grahas.moon.rashi),
    vara: hasSun ? varaOf(chart) : undefined,
  };
}
