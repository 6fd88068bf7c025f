import type { PauseReason, SessionSide } from "@aradhana/core/consultation";
import type { BookingRow } from "./consultations.table.ts";

/** In ms. A side without a report for this long has lost its connection: three reports are missing. */
const LOST_AFTER = 15_000;
/** In ms after the last message or spoken word: then the clock stops. */
const SILENT_AFTER = 60_000;

/** The meter of a session that has begun. */
export type Meter = {
  /** Up to here the billed time is final. */
  countedAt: Date;
  billedMs: number;
  customerSeenAt: Date;
  astrologerSeenAt: Date;
  /** The last message or spoken word. */
  activeAt: Date;
};

interface Limits {
  capMs: number;
  closesAt: Date;
}

const earliest = (...dates: readonly Date[]) => new Date(Math.min(...dates.map(Number)));
export const latest = (...dates: readonly Date[]) => new Date(Math.max(...dates.map(Number)));
const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

const presenceKey = { customer: "customerSeenAt", astrologer: "astrologerSeenAt" } as const;

/** The meter of a booking; undefined before both sides were there. */
export function meterOf(booking: BookingRow): Meter | undefined {
  const { countedAt, billedMs, customerSeenAt, astrologerSeenAt, activeAt } = booking;
  if (!countedAt || !customerSeenAt || !astrologerSeenAt || !activeAt) return undefined;
  return { countedAt, billedMs, customerSeenAt, astrologerSeenAt, activeAt };
}

/** Starts the clock: both sides are there. */
export const startMeter = (seen: Pick<Meter, "customerSeenAt" | "astrologerSeenAt">, at: Date): Meter => ({
  ...{ ...seen, countedAt: at, activeAt: at, billedMs: 0 },
});

/** Bills the time until the last moment at which both sides were present, less the silence. */
function settle(meter: Meter, { capMs, closesAt }: Limits): Meter {
  const until = earliest(meter.customerSeenAt, meter.astrologerSeenAt, closesAt);
  if (until <= meter.countedAt) return meter;
  const audible = earliest(until, after(meter.activeAt, SILENT_AFTER));
  const ms = Math.max(0, audible.getTime() - meter.countedAt.getTime());
  return { ...meter, countedAt: until, billedMs: Math.min(capMs, meter.billedMs + ms) };
}

/** A side reports that it is there. After a lost connection, the time since its last report is not billed. */
export function withPresence(meter: Meter, side: SessionSide, at: Date, limits: Limits): Meter {
  const key = presenceKey[side];
  const counted = settle(meter, limits);
  if (at <= meter[key]) return counted;
  const wasLost = at.getTime() - meter[key].getTime() > LOST_AFTER;
  const countedAt = wasLost ? latest(counted.countedAt, at) : counted.countedAt;
  return settle({ ...counted, [key]: at, countedAt }, limits);
}

/** A side wrote or spoke: a clock that silence had stopped runs again from now. */
export function withActivity(meter: Meter, side: SessionSide, at: Date, limits: Limits): Meter {
  const present = withPresence(meter, side, at, limits);
  if (at <= present.activeAt) return present;
  const wasSilent = at.getTime() - present.activeAt.getTime() > SILENT_AFTER;
  return {
    ...present,
    activeAt: at,
    countedAt: wasSilent ? latest(present.countedAt, at) : present.countedAt,
  };
}

/** When a side counts as gone unless it reports again; always if it never came. */
export const lostAt = (seenAt: Date | null): Date => after(seenAt ?? new Date(0), LOST_AFTER);

export const isHere = (seenAt: Date | null, now: Date): boolean => now < lostAt(seenAt);

/** Why the clock stands at `now`; null while it runs. */
export function pauseOf(meter: Meter, now: Date): PauseReason | null {
  if (!isHere(meter.customerSeenAt, now)) return "customer";
  if (!isHere(meter.astrologerSeenAt, now)) return "astrologer";
  return now.getTime() - meter.activeAt.getTime() > SILENT_AFTER ? "silence" : null;
}

/** Whether the time is used up: the booked minutes, or the moment at which it closes. */
export const isUsedUp = ({ billedMs }: Meter, { capMs, closesAt }: Limits, now: Date): boolean =>
  billedMs >= capMs || now >= closesAt;

/** The billed milliseconds to show at `now`: while the clock runs, also those that are not settled yet. */
export function shownMs(meter: Meter, { capMs, closesAt }: Limits, now: Date): number {
  if (pauseOf(meter, now) !== null) return meter.billedMs;
  const until = earliest(now, closesAt, after(meter.activeAt, SILENT_AFTER));
  return Math.min(capMs, meter.billedMs + Math.max(0, until.getTime() - meter.countedAt.getTime()));
}

/** What billed time costs of what was paid for all of it, in minor units; a part of one is not charged. */
export const chargeOf = (billedMs: number, { capMs }: Pick<Limits, "capMs">, paid: number): number =>
  Math.floor((paid * Math.min(billedMs, capMs)) / capMs);

type Missed = Pick<BookingRow, "startAt" | "customerSeenAt" | "astrologerSeenAt">;

/** Who missed a session that did not begin in time. A customer who waited never pays. */
export function missedBy({ startAt, customerSeenAt, astrologerSeenAt }: Missed): SessionSide {
  const astrologerCame = astrologerSeenAt !== null && astrologerSeenAt >= startAt;
  const customerWaited = customerSeenAt !== null && customerSeenAt >= startAt;
  return astrologerCame && !customerWaited ? "customer" : "astrologer";
}
