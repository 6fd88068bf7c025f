import { attributionLimits } from "../contract/index.ts";
import type { UtmEntry } from "./utm-entry.ts";

const LIMIT = attributionLimits.utm.entries;
const SAME_VISIT = 1_800_000; // ms, 30 minutes
const VALIDITY = 12 * 60 * 60_000; // ms

/** The history with one more visit, oldest first. A repeat of source and medium within 30 minutes is not added. */
export function addUtm(history: readonly UtmEntry[], entry: UtmEntry): readonly UtmEntry[] {
  const isRepeat = history.some(
    (before) =>
      before.utm_source === entry.utm_source &&
      before.utm_medium === entry.utm_medium &&
      isWithin(before, entry.utm_timestamp, SAME_VISIT),
  );
  return (isRepeat ? history : [...history, entry]).slice(-LIMIT);
}

/** The visits not older than `validity` milliseconds, 12 hours by default. */
export function recentUtm(history: readonly UtmEntry[], now: number, validity = VALIDITY): UtmEntry[] {
  return history.filter((entry) => isWithin(entry, now, validity));
}

/** An entry in the future was written by a wrong clock and is not recent. */
function isWithin({ utm_timestamp: at }: UtmEntry, now: number, age: number): boolean {
  return at <= now && now - at <= age;
}
