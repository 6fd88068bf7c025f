import * as v from "valibot";
import {
  astrologerId,
  count,
  currency,
  image,
  instant,
  longestSearch,
  money,
  rating,
  slotId,
  slug,
} from "../contract/primitives.ts";
import { localeQuery, pageQuery } from "../contract/read-query.ts";

/** How a session is held. */
export const sessionMode = v.picklist(["chat", "call", "video"]);
export type SessionMode = v.InferOutput<typeof sessionMode>;

/** How long a booked session can be, in minutes. */
export const sessionMinutes = v.picklist([15, 30, 60]);
export type SessionMinutes = v.InferOutput<typeof sessionMinutes>;

/** From the astrologer's presence: nobody sets it for another. */
export const astrologerStatus = v.picklist(["online", "busy", "offline"]);
export type AstrologerStatus = v.InferOutput<typeof astrologerStatus>;

/** What an astrologer can be asked about. */
export const topic = v.picklist([
  "career",
  "marriage",
  "love",
  "family",
  "children",
  "education",
  "business",
  "property",
  "travel",
  "muhurat",
]);
export type Topic = v.InferOutput<typeof topic>;

export const astrologerSort = v.picklist(["recommended", "soonest", "price", "price_desc", "experience"]);

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** The query of `getListing`. Without `sort`: a search by its best match, else who can be asked soonest first. */
export const astrologerListingQuery = v.object({
  ...localeQuery,
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestSearch))),
  topic: v.optional(topic),
  skill: v.optional(slug),
  speaks: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
  mode: v.optional(sessionMode),
  gender: v.optional(v.picklist(["female", "male"])),
  /** The fewest years of practice. */
  years: v.optional(v.picklist(["5", "10", "20"])),
  /** The lowest average of reviews. */
  stars: v.optional(v.picklist(["3", "4"])),
  status: v.optional(v.literal("online")),
  /** The highest price of the shortest session, in minor units. */
  max_price: v.optional(wholeNumber),
  sort: v.optional(astrologerSort),
  ...pageQuery,
});
export type AstrologerListingQuery = v.InferInput<typeof astrologerListingQuery>;

const labelled = v.object({ value: slug, label: v.string() });

export const sessionPrice = v.object({ minutes: sessionMinutes, price: money });

/** An astrologer in a list. */
export const astrologerCard = v.object({
  id: astrologerId,
  slug,
  /** The name. */
  title: v.string(),
  image,
  /** The days on which identity and skill were checked; null until both were. */
  verified: v.nullable(v.object({ identity_at: instant, skill_at: instant })),
  skills: v.array(labelled),
  topics: v.array(v.object({ value: topic, label: v.string() })),
  languages: v.array(labelled),
  experience_years: count,
  /** Of those who had a session; null while there is no review. */
  rating: v.nullable(rating),
  modes: v.array(sessionMode),
  /** What booked sessions cost, the shortest first. The mode makes no difference. */
  session_prices: v.pipe(v.array(sessionPrice), v.minLength(1)),
  status: astrologerStatus,
  /** While busy: minutes until the session under way ends. */
  wait_minutes: v.nullable(count),
  next_slot_at: v.nullable(instant),
});
export type AstrologerCard = v.InferOutput<typeof astrologerCard>;

const facetKey = v.picklist(["topic", "speaks", "skill", "mode", "years", "gender", "stars", "status"]);
export type AstrologerFacetKey = v.InferOutput<typeof facetKey>;

export const astrologerListing = v.object({
  astrologers: v.array(astrologerCard),
  facets: v.array(
    v.object({ key: facetKey, options: v.array(v.object({ value: slug, label: v.string(), count })) }),
  ),
  /** When nothing matches. */
  suggestions: v.array(astrologerCard),
});
export type AstrologerListing = v.InferOutput<typeof astrologerListing>;

/** One astrologer with what the page says of them. */
export const astrologer = v.object({
  ...astrologerCard.entries,
  about: v.string(),
  education: v.string(),
  /** The IANA zone in which they work. */
  tz: v.string(),
  currency,
});
export type Astrologer = v.InferOutput<typeof astrologer>;

export const astrologerByIdQuery = v.object({ ...localeQuery, astrologer_id: astrologerId });

export const slotsQuery = v.object({
  ...localeQuery,
  astrologer_id: astrologerId,
  mode: v.optional(sessionMode),
});

/** Times that can be booked, the soonest first; each for a session of any length that fits. */
export const openSlots = v.object({
  slots: v.array(v.object({ id: slotId, start_at: instant, end_at: instant })),
});
export type OpenSlots = v.InferOutput<typeof openSlots>;
