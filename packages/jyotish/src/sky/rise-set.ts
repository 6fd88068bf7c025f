import { type Horizon, horizontalPosition, type Luminary } from "./altitude.ts";
import { normalize, signed } from "./angle.ts";
import { findRoot } from "./crossing.ts";
import { type Days, daysOf, instantOf } from "./days.ts";
import type { Place } from "./place.ts";

/** Degrees of hour angle that a luminary passes in a day, on average. */
const SPEED = { sun: 360, moon: 347.8 } as const;

export type RiseSetOptions = {
  /** @default "edge" */
  readonly horizon?: Horizon;
  /** How far to search. @default 1 */
  readonly limitDays?: number;
};

/** The next rising after an instant; undefined when there is none within the limit, as in a polar night. */
export const nextRise = (luminary: Luminary, after: Date, place: Place, options?: RiseSetOptions) =>
  nextEvent(luminary, "rise", after, place, options);

/** The next setting after an instant; undefined when there is none within the limit. */
export const nextSet = (luminary: Luminary, after: Date, place: Place, options?: RiseSetOptions) =>
  nextEvent(luminary, "set", after, place, options);

function nextEvent(
  luminary: Luminary,
  event: "rise" | "set",
  after: Date,
  place: Place,
  { horizon = "edge", limitDays = 1 }: RiseSetOptions = {},
): Date | undefined {
  const from = daysOf(after);
  const sign = event === "rise" ? 1 : -1;
  const height = (days: Days) => sign * horizontalPosition(luminary, days, place, horizon).altitude;
  const hourAngle = (days: Days) => horizontalPosition(luminary, days, place, horizon).hourAngle;

  // It rises between its lowest point, opposite to the meridian, and its highest; it sets in the other half.
  const start = event === "rise" ? 180 : 0;
  let low = from - normalize(hourAngle(from) - start) / SPEED[luminary];
  while (low < from + limitDays) {
    low = transit(hourAngle, start, low, SPEED[luminary]);
    const high = transit(hourAngle, start + 180, low + 180 / SPEED[luminary], SPEED[luminary]);
    const [atLow, atHigh] = [height(low), height(high)];
    if (atLow < 0 && atHigh >= 0) {
      const found = findRoot(height, low, high, [atLow, atHigh]);
      if (found >= from && found < from + limitDays) return instantOf(found);
    }
    low += 360 / SPEED[luminary];
  }
  return undefined;
}

/**
 * The time near a guess at which the hour angle has a value, accurate to a few minutes, which is enough for a
 * bracket.
 */
const transit = (hourAngle: (days: Days) => number, value: number, guess: Days, speed: number): Days =>
  guess + signed(value - hourAngle(guess)) / speed;
