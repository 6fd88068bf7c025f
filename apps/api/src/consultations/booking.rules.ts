import { absentAfterMinutes, type BookingPhase } from "@aradhana/core/consultation";
import type { CancellationTerms } from "../catalogue/dated-columns.ts";
import type { BookingRow } from "./consultations.table.ts";
import { isHere, latest, lostAt } from "./meter.rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a slot is reserved for a buyer who has not paid. */
export const RESERVED_FOR = 10 * MINUTE;
const JOINABLE_BEFORE = 10 * MINUTE;
const LATE_AFTER = 5 * MINUTE;
/** After this the astrologer counts as absent. */
export const NO_SHOW_AFTER = absentAfterMinutes * MINUTE;

/** The rule of cancelling and moving; it is stored with each order, and shown before it. */
export const consultationTerms: CancellationTerms = {
  refunds: [
    { untilHours: 12, pct: 100 },
    { untilHours: 2, pct: 50 },
  ],
  rescheduleUntilHours: 2,
  maxReschedules: 1,
  missRemedy: {
    en: `If the astrologer does not join within ${absentAfterMinutes} minutes, you get a full refund automatically.`,
    hi: `ज्योतिषी ${absentAfterMinutes} मिनट में न आएँ तो पूरा रिफ़ंड अपने-आप मिलता है।`,
  },
};

type Timed = Pick<BookingRow, "state" | "startAt" | "endAt" | "heldUntil" | "astrologerSeenAt">;

const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

export const joinableAt = ({ startAt }: Pick<BookingRow, "startAt">) => after(startAt, -JOINABLE_BEFORE);
const lateAt = ({ startAt }: Timed) => after(startAt, LATE_AFTER);
export const noShowAt = ({ startAt }: Pick<BookingRow, "startAt">) => after(startAt, NO_SHOW_AFTER);

/** The state of a booking at `now`. A reservation expires by time, whether or not the job has marked it yet. */
export function phaseOf(booking: Timed, now: Date): BookingPhase {
  const { state, heldUntil, astrologerSeenAt } = booking;
  if (state === "held") return now < heldUntil ? "reserved" : "expired";
  if (state !== "confirmed") return state;
  // Who joined early and left again is late as well.
  if (now >= lateAt(booking) && !isHere(astrologerSeenAt, now)) return "astrologer_late";
  return now < joinableAt(booking) ? "confirmed" : "joinable";
}

/** When the phase changes without anybody doing something; null if it does not. */
export function changesAt(booking: Timed, now: Date): Date | null {
  switch (phaseOf(booking, now)) {
    case "reserved":
      return booking.heldUntil;
    case "confirmed":
      return joinableAt(booking);
    case "joinable":
      return latest(lateAt(booking), lostAt(booking.astrologerSeenAt));
    case "astrologer_late":
      return noShowAt(booking);
    default:
      return null;
  }
}

/** Minor units of an order. */
interface Payments {
  paid: number;
  refunded: number;
}

/** What cancelling at `now` gives back, never more than is left: all of it once the astrologer is late. Null: too late to cancel. */
export function refundOf(booking: Timed, { paid, refunded }: Payments, now: Date): number | null {
  const phase = phaseOf(booking, now);
  const left = Math.max(0, paid - refunded);
  if (phase === "astrologer_late") return left;
  if (phase !== "confirmed" && phase !== "joinable") return null;
  const before = booking.startAt.getTime() - now.getTime();
  if (before <= 0) return null;
  const pct = consultationTerms.refunds.find(({ untilHours }) => before >= untilHours * HOUR)?.pct ?? 0;
  return Math.min(left, Math.round((paid * pct) / 100));
}

/** Until when a booking can be moved; null if it was moved as often as the rule allows. */
export function rescheduleUntil(booking: Timed & Pick<BookingRow, "reschedules">, now: Date): Date | null {
  const until = after(booking.startAt, -consultationTerms.rescheduleUntilHours * HOUR);
  const isOpen = booking.state === "confirmed" && booking.reschedules < consultationTerms.maxReschedules;
  return isOpen && now < until ? until : null;
}
