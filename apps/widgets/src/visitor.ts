import type { Language } from "@aradhana/core/contract";
import { type CountryCode, type CountryHints, decideCountry, defaultCountry } from "@aradhana/core/country";
import { parseLanguage } from "@aradhana/core/language";

/** Prices depend on the country, texts on the language. */
export interface Visitor {
  country: CountryCode;
  language: Language;
}

/** The country that is known without a lookup, by the list that all our pages follow. */
export const givenCountry = (search: URLSearchParams, hints: Pick<CountryHints, "chosen" | "edge">) =>
  decideCountry({ address: search.get("country_code"), ...hints })?.country;

/** Country and language as the partner's address says them, else as the document was made for. */
export function readVisitor(search: URLSearchParams, browserLanguage: string, edge?: CountryCode): Visitor {
  return {
    country: givenCountry(search, { edge }) ?? defaultCountry,
    language: parseLanguage(search.get("lang")) ?? parseLanguage(browserLanguage) ?? "en",
  };
}
