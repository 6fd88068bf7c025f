import * as v from "valibot";
import { birthDetails } from "../birth/birth-details.ts";
import { conversationId } from "../contract/chat.ts";
import { bookingId, count, image, instant, language, money, orderId } from "../contract/primitives.ts";
import { kundaliChart } from "../kundali/kundali-report.ts";
import { sessionMinutes, sessionMode } from "./astrologer.ts";
import { bookingPhase, bookingRequest } from "./booking.ts";

/** Each side reports this often that it is there, in milliseconds. */
export const PRESENCE_MS = 5000;

export const sessionSide = v.picklist(["customer", "astrologer"]);
export type SessionSide = v.InferOutput<typeof sessionSide>;

/** Why the clock stands: one side is not there, or nobody has written or spoken for a minute. */
export const pauseReason = v.picklist(["customer", "astrologer", "silence"]);
export type PauseReason = v.InferOutput<typeof pauseReason>;

/** A session as both sides see it. All times are the server's. */
export const session = v.object({
  booking_id: bookingId,
  order_id: v.nullable(orderId),
  astrologer: v.object({ id: v.string(), name: v.string(), image }),
  phase: bookingPhase,
  mode: sessionMode,
  minutes: sessionMinutes,
  start_at: instant,
  /** From when on it can be joined. */
  joinable_at: instant,
  /** When it ends in any case. */
  closes_at: instant,
  customer_here: v.boolean(),
  astrologer_here: v.boolean(),
  /** Null while the clock runs, before it starts and after the end. */
  paused_by: v.nullable(pauseReason),
  billed_seconds: count,
  /** The booked time: then the session ends. */
  cap_seconds: count,
  /** What the billed seconds cost, of what was paid. */
  charged: money,
  /** What was paid for the whole time. */
  paid: money,
  /** What was given back; null while it runs, or if nothing. */
  refunded: v.nullable(money),
  ended_by: v.nullable(v.picklist(["customer", "astrologer", "time"])),
  /** From the start on. */
  conversation_id: v.nullable(conversationId),
  /** What the astrologer wrote for the customer. */
  summary: v.nullable(v.string()),
  stars: v.nullable(count),
  chart_shared: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

export const sessionQuery = v.object({ booking_id: bookingId, lang: v.optional(language, "en") });

/** `POST /api/v1/astro/presence`: the side is there. `speaking`: in a call, somebody was heard since the last report. */
export const presenceRequest = v.object({
  ...bookingRequest.entries,
  speaking: v.optional(v.boolean(), false),
});

/** `POST /api/v1/astro/review`: the last one counts. */
export const reviewSessionRequest = v.object({
  ...bookingRequest.entries,
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});

/** `POST /api/v1/astro/shareChart`: shares a chart with the astrologer, or with `birth: null` no longer. */
export const shareChartRequest = v.object({
  ...bookingRequest.entries,
  birth: v.nullable(birthDetails),
});
export type ShareChartRequest = v.InferInput<typeof shareChartRequest>;

const fact = v.object({ label: v.string(), value: v.string() });

/** The chart beside a session, in the language of the request. */
export const sharedChart = v.object({
  name: v.string(),
  /** The headings of its tables. */
  titles: v.object({ planets: v.string(), house: v.string(), rashi: v.string(), grahas: v.string() }),
  /** Birth, place and offset. */
  basis: v.array(fact),
  notes: v.array(v.string()),
  facts: v.array(fact),
  charts: v.array(kundaliChart),
  planets: v.object({ columns: v.array(v.string()), rows: v.array(v.array(v.string())) }),
});
export type SharedChart = v.InferOutput<typeof sharedChart>;
