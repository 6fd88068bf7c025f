import * as v from "valibot";
import {
  addonId,
  count,
  day,
  image,
  instant,
  longestSearch,
  money,
  named,
  packageId,
  pageReviews,
  poojaId,
  rating,
  slug,
} from "./primitives.ts";
import { localeQuery, pageQuery, wholeNumber } from "./read-query.ts";

export const authorisationLevel = v.picklist(["temple_authorised", "priest_of_temple", "independent_priest"]);
export type AuthorisationLevel = v.InferOutput<typeof authorisationLevel>;

export const poojaStatus = v.picklist(["open", "closed", "live", "performed", "cancelled"]);
export type PoojaStatus = v.InferOutput<typeof poojaStatus>;

export const muhurat = v.object({ start_at: instant, end_at: instant, tz: v.string() });
export const poojaDate = v.object({ id: poojaId, start_at: instant });

/** Fields of the card of every dated ritual. */
export const ritualCard = {
  slug,
  title: v.string(),
  image,
  temple: v.object({ slug, name: v.string(), city: v.string(), state: v.string() }),
  deities: v.array(named),
  /** The occasion in words: "Soma Pradosh". */
  occasion: v.string(),
  tithi: v.string(),
  muhurat,
  cutoff_at: instant,
  status: poojaStatus,
  authorisation: authorisationLevel,
  price_from: money,
};

/** A dated puja in a list. */
export const poojaCard = v.object({
  id: poojaId,
  ...ritualCard,
  is_vip: v.boolean(),
  bnpl_enabled: v.boolean(),
  rating: v.nullable(rating),
  /** Places left, only when the ritual has a real limit. */
  seats_left: v.nullable(count),
  /** The next date of the same puja, shown when this one is closed. */
  next: v.nullable(poojaDate),
});
export type PoojaCard = v.InferOutput<typeof poojaCard>;

export const poojaPackage = v.object({
  id: packageId,
  pooja_id: poojaId,
  name: v.string(),
  devotees: v.object({ min: count, max: count }),
  price: money,
  features: v.array(v.string()),
  is_vip: v.boolean(),
  is_default: v.boolean(),
  ships_prasad: v.boolean(),
  /** What sending its prasad to `country_code` costs on top of `price`; null where none is sent, or none to there. */
  postage: v.nullable(money),
  live_call: v.boolean(),
});
export type PoojaPackage = v.InferOutput<typeof poojaPackage>;

export const poojaAddon = v.object({
  id: addonId,
  kind: v.picklist(["offering", "seva", "prasad", "daan", "dakshina"]),
  title: v.string(),
  text: v.string(),
  unit: v.string(),
  price: money,
  max_qty: count,
  /** The name of its picture, which shows what the title says. */
  image: v.nullable(v.string()),
});
export type PoojaAddon = v.InferOutput<typeof poojaAddon>;

export const cancellationPolicy = v.object({
  /** Whole hours before the muhurat until which this share is refunded, highest first. */
  refunds: v.array(v.object({ until_hours: count, pct: count })),
  reschedule_until_hours: count,
  max_reschedules: count,
  /** What the buyer gets when we break a promise, in words. */
  miss_remedy: v.string(),
});

/** Which prasad can be sent, where to, and its price when not included. */
export const prasadTerms = v.object({
  kind: v.picklist(["dry", "food"]),
  ships_to: v.picklist(["all", "in"]),
  eta_days: count,
  fee: money,
});

/** Who authorises the ritual, and how we know. */
export const proof = v.object({
  level: authorisationLevel,
  authority: v.string(),
  text: v.string(),
  document_url: v.nullable(v.string()),
  verify_url: v.nullable(v.string()),
  checked_at: instant,
});

/** How each price is split; only the service share is taxed. */
export const taxTerms = v.object({ sac: v.string(), ritual_pct: count, service_pct: count, gst_pct: count });
export const question = v.object({ question: v.string(), answer: v.string() });

/** One dated puja with everything its page shows. */
export const pooja = v.object({
  ...poojaCard.entries,
  subtitle: v.string(),
  kind: v.picklist(["group", "individual"]),
  gallery: v.array(image),
  about: v.array(v.string()),
  occasion_meaning: v.string(),
  steps: v.array(v.object({ title: v.string(), text: v.string() })),
  benefits: v.array(v.string()),
  inclusions: v.array(v.string()),
  receives: v.array(
    v.object({ type: v.picklist(["video", "prasad", "certificate"]), eta_hours: count, text: v.string() }),
  ),
  prasad: v.nullable(prasadTerms),
  sankalp_cutoff_at: instant,
  capacity: v.nullable(v.object({ total: count, left: count })),
  packages: v.array(poojaPackage),
  addons: v.array(poojaAddon),
  priests: v.array(v.object({ name: v.string(), lineage: v.string(), languages: v.array(v.string()) })),
  proof,
  temple_about: v.string(),
  policy: cancellationPolicy,
  tax: taxTerms,
  faqs: v.array(question),
  reviews: pageReviews,
  /** Later dates of the same puja. */
  dates: v.array(poojaDate),
  related: v.array(poojaCard),
});
export type Pooja = v.InferOutput<typeof pooja>;

export const listingSort = v.picklist(["soonest", "popular", "price"]);
export type ListingSort = v.InferOutput<typeof listingSort>;

/** Filters and sorting shared by every list of rituals. */
export const ritualListingQuery = {
  ...localeQuery,
  deity: v.optional(slug),
  temple: v.optional(slug),
  purpose: v.optional(slug),
  /** Days in India, inclusive. */
  from: v.optional(day),
  to: v.optional(day),
  /** Highest starting price, in minor units of the response's currency. */
  max_price: v.optional(wholeNumber),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestSearch))),
  /** Without it the best matches of a search come first, and everything else by date. */
  sort: v.optional(listingSort),
  ...pageQuery,
};

export const poojaListingQuery = v.object({
  ...ritualListingQuery,
  vip: v.optional(v.picklist(["true", "false"])),
});

export const facet = v.object({
  key: v.picklist(["deity", "purpose", "temple"]),
  options: v.array(v.object({ value: slug, label: v.string(), count })),
});
export type Facet = v.InferOutput<typeof facet>;

export const poojaListing = v.object({
  pujas: v.array(poojaCard),
  facets: v.array(facet),
  /** When nothing matches: similar ones, else the next open pujas of any kind. */
  suggestions: v.array(poojaCard),
  /** Whether the suggestions are similar to the search. If not, they are only what else there is. */
  has_similar: v.optional(v.boolean()),
});
export type PoojaListing = v.InferOutput<typeof poojaListing>;

export const poojaByIdQuery = v.object({ ...localeQuery, pooja_id: poojaId });
export const getPackageQuery = v.object({ ...localeQuery, package_id: packageId });
export const packageWithPooja = v.object({ package: poojaPackage, pooja: poojaCard });
