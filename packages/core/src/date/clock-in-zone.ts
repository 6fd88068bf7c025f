/** Rites happen in India: their days and hours are told in Indian time wherever the reader is. */
export const indianZone = "Asia/Kolkata";

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
const INDIAN_OFFSET = 5.5 * 60 * 60_000; // ms

/** The wall clock of `zone` (an IANA name) at `instant`. */
export function clockIn(zone: string, instant: Date): WallClock {
  const shifted = new Date(
    instant.getTime() + (zone === indianZone ? INDIAN_OFFSET : offsetOf(zone, instant)),
  );
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetOf(zone: string, instant: Date): number {
  let format = formats.get(zone);
  if (!format) {
    const two = "2-digit";
    format = new Intl.DateTimeFormat("en-US", {
      ...{ year: "numeric", month: two, day: two, hour: two, minute: two, second: two },
      hourCycle: "h23",
      timeZone: zone,
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.trunc(instant.getTime() / 1000) * 1000;
}
