import * as v from "valibot";
import { birthDetails } from "../birth/birth-details.ts";
import {
  bookingId,
  countryCode,
  currency,
  image,
  instant,
  language,
  money,
  orderId,
  slotId,
  withoutInvisible,
} from "../contract/primitives.ts";
import { sessionMinutes, sessionMode, topic } from "./astrologer.ts";

/**
 * The life of a booking. `reserved` and `payment_pending` are unpaid; of `payment_confirming` the outcome of the payment is
 * unknown, so nothing may offer to pay again; `joinable` begins ten minutes before the start;
 * `astrologer_late` five minutes after it, while nobody came.
 */
export const bookingPhase = v.picklist([
  "reserved",
  "payment_pending",
  "payment_confirming",
  "confirmed",
  "joinable",
  "astrologer_late",
  "live",
  "ended",
  "customer_no_show",
  "astrologer_no_show",
  "cancelled",
  "expired",
]);
export type BookingPhase = v.InferOutput<typeof bookingPhase>;

/** So many minutes after the start an astrologer who has not joined counts as absent. */
export const absentAfterMinutes = 15;

/** Characters of the question for the astrologer. */
export const longestQuestion = 300;

/** `POST /api/v1/astro/holdSlot`: reserves a time for ten minutes. A repeated request gives the same booking. */
export const holdSlotRequest = v.object({
  slot_id: slotId,
  mode: sessionMode,
  minutes: sessionMinutes,
  topic: v.optional(topic),
  /** For the astrologer alone; stored encrypted. */
  question: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => withoutInvisible(text).trim()),
      v.maxLength(longestQuestion, "too_long"),
    ),
  ),
  /** The birth whose chart the astrologer may see; stored encrypted. The customer can stop sharing it. */
  birth: v.optional(v.nullable(birthDetails), null),
  country_code: v.optional(countryCode, "in"),
  currency_code: v.optional(currency),
  lang: v.optional(language, "en"),
});
export type HoldSlotRequest = v.InferInput<typeof holdSlotRequest>;

/** A consultation as its customer sees it. Times are the server's. */
export const booking = v.object({
  id: bookingId,
  phase: bookingPhase,
  astrologer: v.object({ id: v.string(), name: v.string(), image, tz: v.string() }),
  mode: sessionMode,
  minutes: sessionMinutes,
  start_at: instant,
  end_at: instant,
  /** Until when it can be paid, while it is unpaid. */
  held_until: v.nullable(instant),
  /** When its phase changes by itself; null if that is open. */
  changes_at: v.nullable(instant),
  /** From when on it can be joined. */
  joinable_at: instant,
  price: money,
  /** Its order, once there is one. */
  order_id: v.nullable(orderId),
  /** What cancelling now gives back: exactly this is refunded. Null where it cannot be cancelled. */
  refund_now: v.nullable(money),
  /** The rule, in words. */
  refund_rule: v.string(),
  /** What was given back; null if nothing. */
  refunded: v.nullable(money),
  /** Until when it can be moved; null where it cannot be moved any more. */
  reschedule_until: v.nullable(instant),
});
export type Booking = v.InferOutput<typeof booking>;

export const bookingQuery = v.object({ booking_id: bookingId, lang: v.optional(language, "en") });
export const bookingRequest = v.object({ booking_id: bookingId, lang: v.optional(language, "en") });

/** Cancels for `refund`, in minor units, as it was shown: if the rule gives another sum by now, nothing happens. */
export const cancelBookingRequest = v.object({
  ...bookingRequest.entries,
  refund: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export const rescheduleRequest = v.object({ ...bookingRequest.entries, slot_id: slotId });

/** `POST /noauth-api/v1/consultation/quote`: the price of a held booking. */
export const consultationQuoteRequest = v.object({
  booking_id: bookingId,
  coupon: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(24))), null),
  country_code: v.optional(countryCode, "in"),
  lang: v.optional(language, "en"),
  ship_to: v.optional(v.nullable(countryCode), null),
});
export type ConsultationQuoteRequest = v.InferInput<typeof consultationQuoteRequest>;
