import { type Rashi, rashiOf } from "../rashi/index.ts";
import { type Days, daysOf, instantOf, siderealLongitude } from "../sky/index.ts";

/** A stay of Saturn in a rashi. Retrograde motion splits one stay into several. */
export type SaturnTransit = { readonly rashi: Rashi; readonly start: Date; readonly end: Date };

const FASTEST = 0.14; // degrees a day
const SHORTEST_STEP = 1; // days
const TOLERANCE = 1 / 1440; // days

const saturn = (days: Days) => siderealLongitude("saturn", days);

/** Saturn's stays in rashis between two instants, the first and the last cut off there. */
export function saturnTransits(from: Date, to: Date): SaturnTransit[] {
  const end = daysOf(to);
  const transits: SaturnTransit[] = [];
  let start = daysOf(from);
  let rashi = rashiOf(saturn(start));
  for (let days = start; days < end; ) {
    const next = Math.min(days + stepFrom(saturn(days)), end);
    const reached = rashiOf(saturn(next));
    if (reached !== rashi) {
      const ingress = findChange(days, next, rashi);
      transits.push({ rashi, start: instantOf(start), end: instantOf(ingress) });
      start = ingress;
      rashi = reached;
    }
    days = next;
  }
  transits.push({ rashi, start: instantOf(start), end: to });
  return transits;
}

/** How many days Saturn surely stays in its rashi: steps grow short only near a boundary, where it may turn back. */
function stepFrom(longitude: number): Days {
  const degree = longitude % 30;
  return Math.max(Math.min(degree, 30 - degree) / FASTEST, SHORTEST_STEP);
}

function findChange(low: Days, high: Days, rashi: Rashi): Days {
  let [before, after] = [low, high];
  while (after - before > TOLERANCE) {
    const middle = (before + after) / 2;
    if (rashiOf(saturn(middle)) === rashi) before = middle;
    else after = middle;
  }
  return after;
}
