import * as v from "valibot";
import {
  bookingPhase,
  session,
  sessionMinutes,
  sessionMode,
  sharedChart,
  topic,
} from "../consultation/index.ts";
import { astrologerId, bookingId, instant, language, money, orderId } from "../contract/primitives.ts";
import { pageQuery } from "./page.ts";

/** Upcoming ones the soonest first, past ones the latest first. An astrologer sees their own alone. */
export const consultationsQuery = v.object({
  ...pageQuery.entries,
  state: v.optional(v.picklist(["upcoming", "past"]), "upcoming"),
});

/** A paid consultation in a list. */
export const staffConsultation = v.object({
  id: bookingId,
  order_id: v.nullable(orderId),
  order_number: v.nullable(v.string()),
  astrologer_id: astrologerId,
  astrologer_name: v.string(),
  /** If they have given one. */
  customer_name: v.nullable(v.string()),
  phase: bookingPhase,
  mode: sessionMode,
  minutes: sessionMinutes,
  language,
  topic: v.nullable(topic),
  start_at: instant,
  joinable_at: instant,
  price: money,
  refunded: v.nullable(money),
});
export type StaffConsultation = v.InferOutput<typeof staffConsultation>;

/** One consultation. What is personal in it only its astrologer reads: for others it is null. */
export const staffConsultationDetail = v.object({
  ...staffConsultation.entries,
  session,
  question: v.nullable(v.string()),
  /** For the customer to read, after the session. */
  summary: v.nullable(v.string()),
  /** For the astrologer alone. */
  notes: v.nullable(v.string()),
  /** Null where the customer shares none. */
  chart: v.nullable(sharedChart),
});
export type StaffConsultationDetail = v.InferOutput<typeof staffConsultationDetail>;

export const consultationIdParam = v.object({ id: bookingId });
export const staffPresenceRequest = v.object({ speaking: v.optional(v.boolean(), false) });

/** Characters of the summary, and of the notes. */
export const longestNotes = 4000;
const notesText = v.pipe(v.string(), v.trim(), v.maxLength(longestNotes, "too_long"));
export const consultationNotes = v.object({ summary: notesText, notes: notesText });

/** An astrologer gives back money of their own session, in minor units. */
export const consultationRefund = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000_000)),
});

/** Whether an astrologer wants to be seen as online; the console repeats it while it is open. */
export const deskPresence = v.object({ available: v.boolean() });

/** An astrologer of the shop, as listed when an owner creates their account. */
export const staffAstrologer = v.object({
  id: astrologerId,
  name: v.object({ en: v.string(), hi: v.string() }),
  has_account: v.boolean(),
});
export type StaffAstrologer = v.InferOutput<typeof staffAstrologer>;
