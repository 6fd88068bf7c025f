import type { Pooja } from "@aradhana/core/contract";

const HOUR = 60 * 60_000; // ms

interface RefundLimit {
  hours: number;
  /** The share that is paid back. */
  pct: number;
  /** Until when, ISO 8601. */
  until: string;
  isOver: boolean;
}

/** What is paid back until when, for the rite that begins at `startAt`; `now` in ms, by the server's clock. */
export function refundLimits(
  refunds: Pooja["policy"]["refunds"],
  startAt: string,
  now: number,
): RefundLimit[] {
  return refunds.map(({ until_hours, pct }) => {
    const until = Date.parse(startAt) - until_hours * HOUR;
    return { hours: until_hours, pct, until: new Date(until).toISOString(), isOver: until <= now };
  });
}
