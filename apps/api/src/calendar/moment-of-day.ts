import { Body, Observer, SearchRiseSet } from "astronomy-engine";
import { atHour, type LocalDay } from "./local-day.ts";
import type { Place } from "./place.ts";

/** The moment of the day whose tithi decides: it differs from puja to puja. */
export type DayMoment = "sunrise" | "midday" | "dusk" | "moonrise" | "midnight";

/** When the upper edge of the Sun appears on that day. */
export function sunrise(day: LocalDay, place: Place): Date {
  return riseOrSet(Body.Sun, 1, atHour(day, 0), place) ?? sunless(day, place);
}

/** When the upper edge of the Sun vanishes on that day. */
export function sunset(day: LocalDay, place: Place): Date {
  return riseOrSet(Body.Sun, -1, atHour(day, 12), place) ?? sunless(day, place);
}

// The Moon rises fifty minutes later each day, so once a month it skips a span from noon to noon.
function eveningMoonrise(day: LocalDay, place: Place): Date | undefined {
  return riseOrSet(Body.Moon, 1, atHour(day, 12), place);
}

/** The moment of that day at which a rule looks at the tithi. */
export function momentOfDay(at: DayMoment, day: LocalDay, place: Place): Date | undefined {
  switch (at) {
    case "sunrise":
      return sunrise(day, place);
    case "midday":
      return middle(sunrise(day, place), sunset(day, place));
    case "dusk":
      return sunset(day, place);
    case "moonrise":
      return eveningMoonrise(day, place);
    case "midnight":
      return middle(sunset(day, place), sunrise(day + 1, place));
  }
}

function riseOrSet(body: Body, direction: 1 | -1, from: Date, { lat, lon }: Place): Date | undefined {
  return SearchRiseSet(body, new Observer(lat, lon, 0), direction, from, 1)?.date;
}

function middle(from: Date, to: Date): Date {
  return new Date((from.getTime() + to.getTime()) / 2);
}

function sunless(day: LocalDay, { lat, lon }: Place): never {
  throw new Error(
    `The Sun does not rise and set on day ${day} at ${lat}, ${lon}: no temple can have a calendar there.`,
  );
}
