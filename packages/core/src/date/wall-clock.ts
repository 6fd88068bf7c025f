/** What a calendar and a clock on the wall of a place show. */
export interface WallClock {
  year: number;
  /** From 0, as `weekday` from Sunday: the places of their names. */
  month: number;
  day: number;
  weekday: number;
  /** From 0 to 23. */
  hour: number;
  minute: number;
}

/** India has kept one offset since 1945, and no summer time. */
export const INDIAN_OFFSET = 330; // minutes east of Greenwich

/** The wall clock of a place so many minutes east of Greenwich, at `instant`. */
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
