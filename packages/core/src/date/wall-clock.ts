/** Calendar date and clock time of a place. */
export interface WallClock {
  year: number;
  /** From 0, as is `weekday` (0 is Sunday): indexes of the names. */
  month: number;
  day: number;
  weekday: number;
  /** From 0 to 23. */
  hour: number;
  minute: number;
}

/** India has had one offset since 1945, without summer time. */
export const INDIAN_OFFSET = 330; // minutes east of Greenwich

/** Date and time at `instant` for an offset in minutes east of Greenwich. */
export function clockAt(offset: number, instant: Date): WallClock {
  const shifted = new Date(instant.getTime() + offset * 60_000);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}
