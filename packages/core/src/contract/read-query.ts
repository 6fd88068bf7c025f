import * as v from "valibot";
import { countryCode, currency, language } from "./primitives.ts";

/** Optional parameters of every public read. Prices depend on `country_code`, language on `lang`. */
export const localeQuery = {
  country_code: v.optional(countryCode, "in"),
  currency_code: v.optional(currency),
  lang: v.optional(language, "en"),
};

export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** The requested page of a list. */
export const pageQuery = {
  page: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(1000)), "1"),
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(48)), "12"),
};
