import { nextRise, nextSet, type Place } from "@aradhana/jyotish/sky";
import { atHour, type LocalDay } from "./local-day.ts";

/** The moment of the day at which the tithi counts; it differs from puja to puja. */
export type DayMoment = "sunrise" | "midday" | "dusk" | "moonrise" | "midnight";

/** When the upper edge of the Sun appears on that day. */
export function sunrise(day: LocalDay, place: Place): Date {
  return nextRise("sun", atHour(day, 0), place) ?? throwNoSun(day, place);
}

/** When the upper edge of the Sun disappears on that day. */
export function sunset(day: LocalDay, place: Place): Date {
  return nextSet("sun", atHour(day, 12), place) ?? throwNoSun(day, place);
}

// The Moon rises about fifty minutes later each day, so about once a month no moonrise falls between noon and noon.
function eveningMoonrise(day: LocalDay, place: Place): Date | undefined {
  return nextRise("moon", atHour(day, 12), place);
}

/** When the moment falls on that day; undefined on a day without an evening moonrise. */
export function momentOfDay(at: DayMoment, day: LocalDay, place: Place): Date | undefined {
  switch (at) {
    case "sunrise":
      return sunrise(day, place);
    case "midday":
      return midpoint(sunrise(day, place), sunset(day, place));
    case "dusk":
      return sunset(day, place);
    case "moonrise":
      return eveningMoonrise(day, place);
    case "midnight":
      return midpoint(sunset(day, place), sunrise(day + 1, place));
  }
}

function midpoint(from: Date, to: Date): Date {
  return new Date((from.getTime() + to.getTime()) / 2);
}

function throwNoSun(day: LocalDay, { lat, lon }: Place): never {
  throw new Error(`The Sun does not rise and set on day ${day} at ${lat}, ${lon}. A calendar needs both.`);
}
