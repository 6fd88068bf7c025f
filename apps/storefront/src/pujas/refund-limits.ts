import type { Pooja } from "@aradhana/core/contract";

const HOUR = 60 * 60_000; // ms

/** A moment until which a change of plans is allowed. */
interface Limit {
  /** Whole hours before the rite. */
  hours: number;
  /** The moment itself, ISO 8601. */
  until: string;
  isOver: boolean;
}

/** What may be done up to `hours` before the rite that begins at `startAt`; `now` in ms, by the server's clock. */
export function limitOf(hours: number, startAt: string, now: number): Limit {
  const until = Date.parse(startAt) - hours * HOUR;
  return { hours, until: new Date(until).toISOString(), isOver: until <= now };
}

/** The moments at which something of a policy passes, for a clock that is to tell. */
export const policyMoments = (
  { refunds, reschedule_until_hours }: Pick<Pooja["policy"], "refunds" | "reschedule_until_hours">,
  startAt: string,
): string[] =>
  [reschedule_until_hours, ...refunds.map(({ until_hours }) => until_hours)].map(
    (hours) => limitOf(hours, startAt, 0).until,
  );

/** Which share is paid back until when, in percent. */
export function refundLimits(
  refunds: Pooja["policy"]["refunds"],
  startAt: string,
  now: number,
): (Limit & { pct: number })[] {
  return refunds.map(({ until_hours, pct }) => ({ pct, ...limitOf(until_hours, startAt, now) }));
}
