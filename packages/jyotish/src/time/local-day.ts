import { readLocalTime } from "./read-local-time.ts";

/** A civil day of a place, from its first instant to that of the next day. */
export type DayBounds = { readonly start: Date; readonly end: Date };

/** The bounds of a day; undefined when the date or the zone is no such thing. */
export function boundsOfDay(date: string, zone: string): DayBounds | undefined {
  const start = startOfDay(date, zone);
  const next = new Date(Date.parse(`${date}T00:00Z`) + 86_400_000);
  const end = start && startOfDay(next.toISOString().slice(0, 10), zone);
  return end && { start, end };
}

/** Midnight, or the first instant of a day on which clocks skipped it. */
function startOfDay(date: string, zone: string): Date | undefined {
  const read = readLocalTime({ date, time: "00:00", zone });
  if (read.status === "invalid") return undefined;
  if (read.status === "unique") return read.reading.instant;
  // In an overlap the day begins with the first midnight, in a gap when clocks are turned forward.
  const instants = read.readings.map(({ instant }) => instant.getTime());
  return new Date(read.status === "overlap" ? Math.min(...instants) : Math.max(...instants));
}
