import { parseClock } from "./parse-clock.ts";
import { type TimeWarning, warningsFor } from "./warnings.ts";
import { offsetAt, zoneName } from "./zone-offset.ts";

const DAY = 86_400_000;
const MOST = 16 * 3600; // seconds: no place was ever further from Greenwich

export type LocalTime = {
  /** 2026-11-23 */
  readonly date: string;
  /** 15:45 or 15:45:30 */
  readonly time: string;
  /** An IANA zone. */
  readonly zone: string;
  /** Seconds ahead of UTC as on the certificate, which then counts instead of the zone's. */
  readonly offset?: number;
};

/** An instant, and the offset in seconds that led to it. */
export type Reading = {
  readonly instant: Date;
  readonly offset: number;
  readonly warnings: readonly TimeWarning[];
};

/**
 * What a local time means. In an overlap clocks were turned back and showed it twice; in a gap they were turned forward
 * and never showed it. Both come with the two readings to choose from: nobody can know which one is meant.
 */
export type ReadTime =
  | { readonly status: "unique"; readonly reading: Reading }
  | { readonly status: "overlap" | "gap"; readonly readings: readonly [Reading, Reading] }
  | { readonly status: "invalid"; readonly field: "date" | "time" | "zone" | "offset" };

/** The instant of a clock time at a zone. */
export function readLocalTime({ date, time, zone, offset }: LocalTime): ReadTime {
  const clock = parseClock(date, time);
  if (typeof clock === "string") return { status: "invalid", field: clock };
  const name = zoneName(zone);
  if (!name) return { status: "invalid", field: "zone" };

  if (offset !== undefined) {
    if (!Number.isInteger(offset) || Math.abs(offset) > MOST) return { status: "invalid", field: "offset" };
    return { status: "unique", reading: { instant: new Date(clock - offset * 1000), offset, warnings: [] } };
  }

  const read = (seconds: number): Reading => {
    const instant = clock - seconds * 1000;
    return { instant: new Date(instant), offset: seconds, warnings: warningsFor(name, instant, seconds) };
  };
  const [before, after] = [offsetAt(name, clock - DAY), offsetAt(name, clock + DAY)];
  const fitting = [...new Set([before, after])].filter(
    (seconds) => offsetAt(name, clock - seconds * 1000) === seconds,
  );
  const [first, second] = fitting;
  if (first === undefined) return { status: "gap", readings: [read(before), read(after)] };
  if (second === undefined) return { status: "unique", reading: read(first) };
  return { status: "overlap", readings: [read(before), read(after)] };
}
