import * as v from "valibot";

/** The schema of the stored `Terms` of a quote. */
export const storedTerms = v.object({
  dakshina: v.number(),
  couponCode: v.nullable(v.string()),
  countryCode: v.string(),
  shipTo: v.string(),
  postcode: v.optional(v.string(), ""),
});
