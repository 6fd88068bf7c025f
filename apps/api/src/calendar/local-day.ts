// India has one zone and no summer time, so a fixed offset is exact.
const ZONE_OFFSET = 5.5 * 3_600_000;
const DAY = 86_400_000;
const FIRST_WEEKDAY = 4; // 1 January 1970 was a Thursday

/** A civil day in India, counted from 1 January 1970. */
export type LocalDay = number;

/** 0 is Sunday, as in `Date`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The civil day in India at an instant. */
export function localDayOf(instant: Date): LocalDay {
  return Math.floor((instant.getTime() + ZONE_OFFSET) / DAY);
}

/** The instant at which a clock in India shows `hour` on that day. */
export function atHour(day: LocalDay, hour: number): Date {
  return new Date(day * DAY - ZONE_OFFSET + hour * 3_600_000);
}

/** The day of the week of a civil day. */
export function weekdayOf(day: LocalDay): Weekday {
  return ((((day + FIRST_WEEKDAY) % 7) + 7) % 7) as Weekday;
}

/** The civil day as `2026-11-24`. */
export function isoDate(day: LocalDay): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
