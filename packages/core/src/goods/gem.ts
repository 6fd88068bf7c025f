import * as v from "valibot";
import { count, image, money, named, pageReviews, productId, slug } from "../contract/primitives.ts";
import { localeQuery } from "../contract/read-query.ts";
import {
  certificate,
  energisation,
  facetOption,
  labelFacts,
  labelled,
  noReviews,
  returnRule,
  shippingTerms,
} from "./fields.ts";
import { goodsListingQuery } from "./product.ts";

const gemTreatment = v.picklist(["none", "heated", "filled", "dyed", "bleached", "irradiated", "unknown"]);
export const gemSort = v.picklist(["popular", "price", "price_desc", "carat", "carat_desc", "newest"]);

const decimal = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,3})?$/), v.transform(Number));

/** The query of `getGemListing`. Weights are in carats or in ratti; the response says how they convert. */
export const gemListingQuery = v.object({
  ...goodsListingQuery,
  stone: v.optional(slug),
  planet: v.optional(slug),
  rashi: v.optional(slug),
  origin: v.optional(slug),
  treatment: v.optional(gemTreatment),
  lab: v.optional(slug),
  color: v.optional(slug),
  shape: v.optional(slug),
  min_carat: v.optional(decimal),
  max_carat: v.optional(decimal),
  min_ratti: v.optional(decimal),
  max_ratti: v.optional(decimal),
  sort: v.optional(gemSort),
});
export type GemListingQuery = v.InferInput<typeof gemListingQuery>;

/** A gem in a list. Each is a unique piece. */
export const gemCard = v.object({
  id: productId,
  slug,
  title: v.string(),
  image,
  stone: labelled,
  carat: v.number(),
  ratti: v.number(),
  grams: v.number(),
  shape: labelled,
  color: labelled,
  origin: labelled,
  treatment: v.object({ value: gemTreatment, label: v.string() }),
  lab: labelled,
  price: money,
  /** The price of one carat, rounded. */
  price_per_carat: money,
  stock: v.picklist([0, 1]),
});
export type GemCard = v.InferOutput<typeof gemCard>;

const gemFacetKey = v.picklist([
  "stone",
  "planet",
  "rashi",
  "purpose",
  "origin",
  "treatment",
  "lab",
  "color",
  "shape",
]);

const range = v.nullable(v.object({ min: v.number(), max: v.number() }));

export const gemListing = v.object({
  gems: v.array(gemCard),
  facets: v.array(v.object({ key: gemFacetKey, options: v.array(facetOption) })),
  /** From the lightest to the heaviest and the cheapest to the dearest, with the other filters. */
  ranges: v.object({
    carat: range,
    ratti: range,
    price: v.nullable(v.object({ min: money, max: money })),
  }),
  /** Carats in one ratti, as our desk weighs. */
  ratti_in_carats: v.number(),
  /** When nothing matches: the nearest, by stone, then by weight and price. */
  suggestions: v.array(gemCard),
  /** Whether the suggestions are similar to the search. If not, they are only what else there is. */
  has_similar: v.optional(v.boolean()),
});
export type GemListing = v.InferOutput<typeof gemListing>;

export const gemForm = v.picklist(["loose", "ring", "pendant"]);
export type GemForm = v.InferOutput<typeof gemForm>;

/** One way to have the gem: loose, or set in a metal. */
const gemSetting = v.object({
  form: gemForm,
  /** Null for the loose stone. */
  metal: v.nullable(labelled),
  /** Metal and work; 0 for the loose stone. */
  making_charge: money,
  /** Days until it is sent. */
  lead_days: count,
  /** Of this very configuration. */
  returns: returnRule,
});
export type GemSetting = v.InferOutput<typeof gemSetting>;

/** An Indian ring size and the inner diameter of a ring of it. */
const ringSize = v.object({ size: count, inner_mm: v.number() });

/** One gem with everything its page and its order show. */
export const gem = v.object({
  ...gemCard.entries,
  gallery: v.array(image),
  sku: v.string(),
  ratti_in_carats: v.number(),
  mineral: v.string(),
  /** Length, width and depth in millimetres. */
  size_mm: v.tuple([v.number(), v.number(), v.number()]),
  clarity: v.string(),
  inclusions: v.string(),
  specific_gravity: v.number(),
  refraction: v.number(),
  /** What was done to it, in plain words. */
  treatment_text: v.string(),
  certificate,
  planet: labelled,
  /** The main stone of its planet, when it is worn in the place of that one. */
  substitute_of: v.nullable(labelled),
  rashis: v.array(labelled),
  purposes: v.array(named),
  tradition: v.string(),
  wearing: v.object({
    ...{ finger: v.string(), metal: v.string(), day: v.string() },
    /** Said when it is first worn. */
    mantra: v.optional(v.string()),
  }),
  /** For which ascendants most astrologers advise against it. */
  avoid_for: v.array(labelled),
  cautions: v.array(v.string()),
  care: v.string(),
  sources: v.array(v.string()),
  settings: v.pipe(v.array(gemSetting), v.minLength(1)),
  /** Empty where no ring is made. */
  ring_sizes: v.array(ringSize),
  energisation,
  label: labelFacts,
  tax: v.object({ pct: v.number(), amount: money }),
  /** Null where it is not sent. */
  shipping: v.nullable(shippingTerms),
  /** Of all gems: each is unique. */
  reviews: v.optional(pageReviews, noReviews),
  /** Others within ten percent of its weight and price first. */
  similar: v.array(gemCard),
});
export type Gem = v.InferOutput<typeof gem>;

export const gemByIdQuery = v.object({ ...localeQuery, product_id: productId });

/** The most gems that somebody can save, and that one request names. */
export const MAX_SAVED_GEMS = 24;
export const gemsByIdsQuery = v.object({
  ...localeQuery,
  /** Separated by commas. */
  ids: v.pipe(
    v.string(),
    v.transform((ids) => ids.split(",")),
    v.array(productId),
    v.maxLength(MAX_SAVED_GEMS),
  ),
});
