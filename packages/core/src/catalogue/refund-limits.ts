import type { Pooja } from "../contract/index.ts";

const HOUR = 60 * 60_000; // ms

/** A moment until which a change of plans is allowed. */
export interface ChangeLimit {
  /** Whole hours before the ritual. */
  hours: number;
  /** The moment itself, ISO 8601. */
  until: string;
  hasPassed: boolean;
}

/** The limit `hours` before the ritual that starts at `startAt`; `now` in ms, by the server's clock. */
export function changeLimit(hours: number, startAt: string, now: number): ChangeLimit {
  const until = Date.parse(startAt) - hours * HOUR;
  return { hours, until: new Date(until).toISOString(), hasPassed: until <= now };
}

/** The moments at which a limit of the policy passes, for a clock that redraws the page then. */
export const policyMoments = (
  { refunds, reschedule_until_hours }: Pick<Pooja["policy"], "refunds" | "reschedule_until_hours">,
  startAt: string,
): string[] =>
  [reschedule_until_hours, ...refunds.map(({ until_hours }) => until_hours)].map(
    (hours) => changeLimit(hours, startAt, 0).until,
  );

/** Which share is paid back until when, in percent. */
export function refundLimits(
  refunds: Pooja["policy"]["refunds"],
  startAt: string,
  now: number,
): (ChangeLimit & { pct: number })[] {
  return refunds.map(({ until_hours, pct }) => ({ pct, ...changeLimit(until_hours, startAt, now) }));
}
