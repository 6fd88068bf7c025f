import type { RepeatFrequency } from "@aradhana/core/contract";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The minimum time between the notice and the charge (RBI, e-mandates for recurring payments). */
const NOTICE_MS = 24 * HOUR;
/** The notice is planned somewhat earlier, so that a message that is sent late does not delay the charge. */
const SPARE_MS = 2 * HOUR;
/** How long before bookings close the first try is made, so that there is time for the others. */
const LEAD_MS = 48 * HOUR;
/** No charge is made later than this before bookings close. */
const LAST_CHARGE_MS = HOUR;

/** One try and three more, as UPI allows for one charge of a mandate. */
const MAX_TRIES = 4;
const TRY_GAP_MS = 8 * HOUR;

/** After so many dates in a row that the bank declined, the mandate is paused. */
export const MAX_FAILURES = 2;

/** The shortest time between the starts of two rituals. Tithis move by up to a day, sunrise by minutes. */
const gap = { weekly: 6 * DAY, monthly: 27 * DAY } as const satisfies Record<RepeatFrequency, number>;

/** From when on the next ritual may start. */
export const nextStartAfter = (frequency: RepeatFrequency, lastStartsAt: Date) =>
  new Date(lastStartsAt.getTime() + gap[frequency]);

/** A date whose bookings close later than this can still be announced and charged. */
export const chargeableCutoffAfter = (now: Date) =>
  new Date(now.getTime() + SPARE_MS + NOTICE_MS + LAST_CHARGE_MS);

/** The times of the notice and of the charge. */
export function planCharge(cutoffAt: Date, now: Date): { noticeAt: Date; dueAt: Date } {
  const earliest = now.getTime() + SPARE_MS + NOTICE_MS;
  const dueAt = Math.max(cutoffAt.getTime() - LEAD_MS, earliest);
  return { noticeAt: new Date(dueAt - NOTICE_MS - SPARE_MS), dueAt: new Date(dueAt) };
}

/** When a charge is made that is announced now. */
export const dueAfterNotice = (plannedFor: Date, now: Date) =>
  new Date(Math.max(plannedFor.getTime(), now.getTime() + NOTICE_MS));

/** Until when a charge can be made, and its order be paid by hand. */
export const lastChargeAt = (cutoffAt: Date) => new Date(cutoffAt.getTime() - LAST_CHARGE_MS);

/** When a declined charge is tried again; undefined if it is not. */
export function nextTryAt(charge: { tries: number; cutoffAt: Date }, now: Date): Date | undefined {
  const at = new Date(now.getTime() + TRY_GAP_MS);
  return charge.tries < MAX_TRIES && at < lastChargeAt(charge.cutoffAt) ? at : undefined;
}
