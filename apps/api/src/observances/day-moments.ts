import { nextRise, nextSet, type Place } from "@aradhana/jyotish/sky";
import { boundsOfDay } from "@aradhana/jyotish/time";

const GHATI = 24 * 60_000;
const HOUR = 3_600_000;

/** The moment of a day at which a tithi counts; it differs from observance to observance. */
export type Moment =
  | "sunrise"
  /** Three muhurtas after sunrise: a fifth of the day. */
  | "morning"
  | "midday"
  /** The middle of aparahna, the fourth of five parts of the day. */
  | "afternoon"
  /** After seven eighths of the day. */
  | "late-afternoon"
  | "sunset"
  /** One ghati into pradosh. */
  | "dusk"
  | "moonrise"
  | "midnight";

/** Finds the instants of moments on civil days of a place. */
export function createMoments(zone: string, place: Place) {
  const known = new Map<string, { sunrise: Date; sunset: Date } | undefined>();

  /** The instant of a moment on a day; undefined where the Sun or the Moon does not rise. */
  return (moment: Moment, date: string): Date | undefined => {
    if (!known.has(date)) known.set(date, sunOf(date));
    const sun = known.get(date);
    if (!sun) return undefined;
    const { sunrise, sunset } = sun;
    const during = (part: number) =>
      new Date(sunrise.getTime() + (sunset.getTime() - sunrise.getTime()) * part);
    switch (moment) {
      case "sunrise":
        return sunrise;
      case "morning":
        return during(1 / 5);
      case "midday":
        return during(1 / 2);
      case "afternoon":
        return during(7 / 10);
      case "late-afternoon":
        return during(7 / 8);
      case "sunset":
        return sunset;
      case "dusk":
        return new Date(sunset.getTime() + GHATI);
      case "moonrise":
        // From a little before sunset, because a full Moon may rise before the Sun has set.
        return nextRise("moon", new Date(sunset.getTime() - HOUR), place, { limitDays: 0.75 });
      case "midnight": {
        const next = nextRise("sun", sunset, place);
        return next && new Date((sunset.getTime() + next.getTime()) / 2);
      }
    }
  };

  function sunOf(date: string) {
    const bounds = boundsOfDay(date, zone);
    const sunrise = bounds && nextRise("sun", bounds.start, place);
    const sunset = sunrise && nextSet("sun", sunrise, place);
    return sunset && { sunrise, sunset };
  }
}
