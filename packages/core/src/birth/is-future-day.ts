/** How far ahead of UTC clocks are on Kiritimati, where each day begins. */
const FIRST_ZONE = 14 * 3_600_000; // ms

/** Whether a day like 2026-11-29 has not begun anywhere on earth yet. */
export const isFutureDay = (day: string, now: Date): boolean =>
  day > new Date(now.getTime() + FIRST_ZONE).toISOString().slice(0, 10);
