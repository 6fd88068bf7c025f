import * as v from "valibot";
import { count, image, instant, language, money } from "./primitives.ts";

const mandateId = v.pipe(v.string(), v.regex(/^md_[0-9A-Za-z]{17,32}$/));

/** How often an offering is repeated. */
export const repeatFrequency = v.picklist(["weekly", "monthly"]);
export type RepeatFrequency = v.InferOutput<typeof repeatFrequency>;

/** For how many months a buyer can agree to repeated charges. */
export const repeatMonths = [3, 6, 12] as const;
export type RepeatMonths = (typeof repeatMonths)[number];

/** Charges above this amount, in paise, need the buyer each time (RBI, e-mandates for recurring payments). */
export const MANDATE_LIMIT = 1_500_000;

/** The consent to repeat an order and charge at most its amount each time. */
export const mandateTerms = v.object({
  frequency: repeatFrequency,
  months: v.picklist(repeatMonths),
  consent: v.literal(true, "consent_needed"),
});
export type MandateTerms = v.InferOutput<typeof mandateTerms>;

/** A consent to repeated charges, as its buyer sees it. */
export const mandate = v.object({
  id: mandateId,
  /** `paused` and `active` can change; the others are final. */
  state: v.picklist(["active", "paused", "cancelled", "ended"]),
  /** Whether the buyer paused it, or declined charges did; null while it is not paused. */
  paused_by: v.nullable(v.picklist(["buyer", "declined"])),
  frequency: repeatFrequency,
  title: v.string(),
  image,
  /** The most that one charge can be. */
  max_amount: money,
  ends_at: instant,
  /** The next charge, once its date is known. */
  next: v.nullable(v.object({ starts_at: instant, charge_at: instant })),
  /** Why nothing was charged for the last date; null if it was charged. */
  last_problem: v.nullable(v.picklist(["declined", "price", "unavailable"])),
  /** Number of orders that it has made, with the first. */
  orders: count,
});
export type Mandate = v.InferOutput<typeof mandate>;

export const mandates = v.object({ mandates: v.array(mandate) });

export const mandateRequest = v.object({
  mandate_id: mandateId,
  lang: v.optional(language, "en"),
});
