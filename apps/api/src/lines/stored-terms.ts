import * as v from "valibot";

/** The terms of a quote as they are stored with it: see `Terms`. */
export const storedTerms = v.object({
  dakshina: v.number(),
  couponCode: v.nullable(v.string()),
  countryCode: v.string(),
  shipTo: v.string(),
});
