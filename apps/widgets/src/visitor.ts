import { countryCode, type Language } from "@aradhana/core/contract";
import { type CountryCode, defaultCountry } from "@aradhana/core/country";
import { parseLanguage } from "@aradhana/core/language";
import * as v from "valibot";

/** What prices and words depend on. */
export interface Visitor {
  country: CountryCode;
  language: Language;
}

/** The country that the partner's address says, which goes before any other. */
export function countryAsked(search: URLSearchParams): CountryCode | undefined {
  const country = search.get("country_code")?.toLowerCase();
  return v.is(countryCode, country) ? country : undefined;
}

/** Country and language as the partner's address says them, else as far as they are known. */
export function readVisitor(
  search: URLSearchParams,
  browserLanguage: string,
  country: CountryCode = defaultCountry,
): Visitor {
  return {
    country: countryAsked(search) ?? country,
    language: parseLanguage(search.get("lang")) ?? parseLanguage(browserLanguage) ?? "en",
  };
}
