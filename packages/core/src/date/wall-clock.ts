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

/** Whose wall: India's, where rites happen, or that of whoever reads, as their device is set. */
export type Place = "india" | "here";

/** India has kept one offset since 1945, and no summer time. */
const INDIAN_OFFSET = 330; // minutes

/** The wall clock of a place at `instant`. */
export function clockIn(place: Place, instant: Date): WallClock {
  const offset = place === "india" ? INDIAN_OFFSET : -instant.getTimezoneOffset();
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
