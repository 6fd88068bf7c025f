const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time left, in two suitable units. */
export type TimeLeft =
  | { unit: "days"; days: number; hours: number }
  | { unit: "hours"; hours: number; minutes: number }
  | { unit: "minutes"; minutes: number; seconds: number }
  | { unit: "ended" };

/** Splits a time in milliseconds into units, rounding down: never promise more. */
export function timeLeft(ms: number): TimeLeft {
  if (ms < SECOND) return { unit: "ended" };
  if (ms < HOUR) {
    return { unit: "minutes", minutes: Math.floor(ms / MINUTE), seconds: Math.floor((ms % MINUTE) / SECOND) };
  }
  if (ms < DAY) {
    return { unit: "hours", hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) };
  }
  return { unit: "days", days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
}

/** Milliseconds until `timeLeft` changes, or until the end. */
export function untilNextChange(ms: number): number {
  const step = ms < HOUR ? SECOND : ms < DAY ? MINUTE : HOUR;
  return (ms % step) + 1;
}
