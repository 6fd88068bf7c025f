import { signed } from "./angle.ts";
import type { Days } from "./days.ts";

const TOLERANCE = 0.05 / 86_400; // a twentieth of a second
const MOST_STEPS = 60;

/** The root of a function that is below zero at `low` and not at `high`, by false position (the Illinois method). */
export function findRoot(
  f: (days: Days) => number,
  low: Days,
  high: Days,
  [atLow, atHigh] = [f(low), f(high)],
): Days {
  let [a, b, fa, fb] = [low, high, atLow, atHigh];
  let middle = b;
  for (let step = 0; step < MOST_STEPS && Math.abs(b - a) > TOLERANCE; step++) {
    const next = a - (fa * (b - a)) / (fb - fa);
    const fn = f(next);
    const moved = Math.abs(next - middle);
    middle = next;
    if (moved < TOLERANCE / 4) break;
    if (fn < 0 === fb < 0) {
      b = next;
      fb = fn;
      fa /= 2;
    } else {
      a = b;
      fa = fb;
      b = next;
      fb = fn;
    }
  }
  return middle;
}

/**
 * The next time at which a growing angle reaches `target`. The estimate comes from its mean speed in degrees a day, from
 * which the true speed may differ by a third.
 */
export function nextCrossing(
  angle: (days: Days) => number,
  target: number,
  after: Days,
  degreesPerDay: number,
): Days {
  const ahead = signed(target - angle(after) - 180) + 180;
  const offset = (days: Days) => signed(angle(days) - target);
  const guess = after + ahead / degreesPerDay;
  const margin = ahead / degreesPerDay / 3 + 0.01;
  return findRoot(offset, Math.max(after, guess - margin), guess + margin);
}
