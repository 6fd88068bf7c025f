import type { Booking } from "@aradhana/core/consultation";
import type { Language } from "@aradhana/core/contract";
import { isUnclear, type PaymentStage } from "@aradhana/core/payment";
import {
  changesAt,
  consultationTerms,
  joinableAt,
  phaseOf,
  refundOf,
  rescheduleUntil,
} from "./booking.rules.ts";
import type { StoredBooking } from "./bookings.queries.ts";

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** The rule of refunds in words, from the terms themselves. */
function refundRule(language: Language): string {
  const { refunds, missRemedy } = consultationTerms;
  const steps = refunds.map(({ untilHours, pct }) =>
    language === "hi" ? `${untilHours} घंटे पहले तक ${pct}%` : `${pct}% until ${untilHours} hours before`,
  );
  return language === "hi"
    ? `रद्द करने पर रिफ़ंड: ${steps.join(", ")}। ${missRemedy.hi}`
    : `Refund if you cancel: ${steps.join(", ")}. ${missRemedy.en}`;
}

/** A booking as its customer sees it; `stage` is that of its order's payment. */
export function bookingView(
  { booking, astrologer, order, refunded }: StoredBooking,
  stage: PaymentStage,
  lang: Language,
  now: Date,
): Booking {
  const { currency } = booking;
  const paid = order?.grand ?? booking.price;
  const refund = refundOf(booking, { paid, refunded }, now);
  const phase = isUnclear(stage) ? "payment_confirming" : phaseOf(booking, now);
  return {
    ...{ id: booking.id, phase },
    astrologer: {
      ...{ id: astrologer.id, name: astrologer.name[lang], tz: astrologer.tz },
      image: { name: astrologer.image.name, alt: astrologer.image.alt[lang] },
    },
    ...{ mode: booking.mode, minutes: booking.minutes },
    ...{ start_at: booking.startAt.toISOString(), end_at: booking.endAt.toISOString() },
    held_until: phase === "reserved" || phase === "payment_pending" ? booking.heldUntil.toISOString() : null,
    ...{ changes_at: iso(changesAt(booking, now)), joinable_at: joinableAt(booking).toISOString() },
    price: { amount: paid, currency },
    order_id: order?.id ?? null,
    refund_now: refund === null ? null : { amount: refund, currency },
    refund_rule: refundRule(lang),
    refunded: refunded > 0 ? { amount: refunded, currency } : null,
    reschedule_until: iso(rescheduleUntil(booking, now)),
  };
}
