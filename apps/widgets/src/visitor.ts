import type { Language } from "@aradhana/core/contract";
import { type CountryCode, decideCountry, defaultCountry } from "@aradhana/core/country";
import { parseLanguage } from "@aradhana/core/language";

/** Prices depend on the country, texts on the language. */
export interface Visitor {
  country: CountryCode;
  language: Language;
}

/** The country that the partner's address says, or else the server of the document. */
export const givenCountry = (search: URLSearchParams, edge?: CountryCode) =>
  decideCountry({ address: search.get("country_code"), edge })?.country;

/** Country and language as the partner's address says them, else as far as they are known. */
export function readVisitor(
  search: URLSearchParams,
  browserLanguage: string,
  country?: CountryCode,
): Visitor {
  return {
    country: givenCountry(search, country) ?? defaultCountry,
    language: parseLanguage(search.get("lang")) ?? parseLanguage(browserLanguage) ?? "en",
  };
}
