import { countryCode, type Language } from "@aradhana/core/contract";
import { type CountryCode, defaultCountry } from "@aradhana/core/country";
import { parseLanguage } from "@aradhana/core/language";
import * as v from "valibot";

/** What prices and words depend on. */
export interface Visitor {
  country: CountryCode;
  language: Language;
}

/** Country and language as the partner's address says them, else what the browser speaks, in India. */
export function readVisitor(search: URLSearchParams, browserLanguage: string): Visitor {
  const country = search.get("country_code")?.toLowerCase();
  return {
    country: v.is(countryCode, country) ? country : defaultCountry,
    language: parseLanguage(search.get("lang")) ?? parseLanguage(browserLanguage) ?? "en",
  };
}
