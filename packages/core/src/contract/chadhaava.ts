import * as v from "valibot";
import { repeatFrequency } from "./mandate.ts";
import {
  cancellationPolicy,
  facet,
  prasadTerms,
  proof,
  question,
  ritualCard,
  ritualListingQuery,
  taxTerms,
} from "./pooja.ts";
import {
  chadhaavaId,
  count,
  countryCode,
  image,
  instant,
  language,
  money,
  offeringId,
  slug,
} from "./primitives.ts";
import { localeQuery } from "./read-query.ts";

const chadhaavaDate = v.object({ id: chadhaavaId, start_at: instant });

/** A dated chadhaava in a list. */
export const chadhaavaCard = v.object({
  id: chadhaavaId,
  ...ritualCard,
  /** Hours after the ritual until its recording is available. */
  proof_eta_hours: count,
  /** The next date of the same chadhaava, shown when this one is closed. */
  next: v.nullable(chadhaavaDate),
});
export type ChadhaavaCard = v.InferOutput<typeof chadhaavaCard>;

/** Something that is offered, in a chosen quantity. */
export const offering = v.object({
  id: offeringId,
  slug,
  name: v.string(),
  /** What is placed before the deity, in words. */
  what_is_offered: v.string(),
  image,
  unit: v.string(),
  price: money,
  /** A quantity is 0, or from `min_qty` to `max_qty` in steps of `step`. */
  step: count,
  min_qty: count,
  max_qty: count,
});
export type Offering = v.InferOutput<typeof offering>;

/** Several offerings at one price, with a quantity like a single one. */
export const combo = v.object({
  ...offering.entries,
  holds: v.array(v.object({ name: v.string(), qty: count })),
});
export type Combo = v.InferOutput<typeof combo>;

/** One dated chadhaava with everything its page shows. */
export const chadhaava = v.object({
  ...chadhaavaCard.entries,
  subtitle: v.string(),
  gallery: v.array(image),
  about: v.array(v.string()),
  occasion_meaning: v.string(),
  /** Why it is offered, in believers' words. */
  benefits: v.array(v.string()),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  offerings: v.array(offering),
  combos: v.array(combo),
  /** Number of people whose names can be given. */
  name_limit: count,
  sankalp_cutoff_at: instant,
  /** How it can be repeated, beside once; empty where its dates are irregular or in another currency than rupees. */
  frequencies: v.array(repeatFrequency),
  /** Sent only on request, for this fee; null when it is not available. */
  prasad: v.nullable(prasadTerms),
  proof,
  temple_about: v.string(),
  policy: cancellationPolicy,
  tax: taxTerms,
  faqs: v.array(question),
  /** Later dates of the same chadhaava. */
  dates: v.array(chadhaavaDate),
  related: v.array(chadhaavaCard),
});
export type Chadhaava = v.InferOutput<typeof chadhaava>;

export const chadhaavaListingQuery = v.object(ritualListingQuery);
export const chadhaavaListing = v.object({
  chadhaavas: v.array(chadhaavaCard),
  facets: v.array(facet),
  /** When nothing matches: similar ones, else the next open ones of any kind. */
  suggestions: v.array(chadhaavaCard),
  /** Whether the suggestions are similar to the search. If not, they are only what else there is. */
  has_similar: v.optional(v.boolean()),
});
export type ChadhaavaListing = v.InferOutput<typeof chadhaavaListing>;

export const chadhaavaByIdQuery = v.object({ ...localeQuery, chadhaava_id: chadhaavaId });

const chosenOffering = v.object({
  id: offeringId,
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
});

export const chadhaavaQuoteRequest = v.object({
  chadhaava_id: chadhaavaId,
  /** Quantities of offerings and combos. */
  items: v.pipe(v.array(chosenOffering), v.minLength(1, "too_few"), v.maxLength(30)),
  /** Voluntary amount in minor units of the quote's currency. */
  dakshina: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)), 0),
  coupon: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(24))), null),
  country_code: v.optional(countryCode, "in"),
  lang: v.optional(language, "en"),
  /** Whether prasad is requested, for its fee. */
  prasad: v.optional(v.boolean(), false),
  /** Delivery address; without it shipping is quoted for `country_code`. */
  ship_to: v.optional(v.nullable(countryCode), null),
});
export type ChadhaavaQuoteRequest = v.InferInput<typeof chadhaavaQuoteRequest>;
