import type { CountryCode } from "../country/index.ts";
import type { UtmEntry } from "./utm-entry.ts";

const spelled: ReadonlyMap<string, CountryCode> = new Map([
  ["india", "in"],
  ["usa", "us"],
  ["united states", "us"],
  ["united states of america", "us"],
]);

/** The country named by a campaign: two letters, or one of four names; otherwise undefined. */
export function parseUtmCountry(text: string): CountryCode | undefined {
  const word = text.trim().toLowerCase();
  return /^[a-z]{2}$/.test(word) ? word : spelled.get(word);
}

/** The country of the latest visit whose campaign names one. */
export function countryOfUtm(visits: readonly UtmEntry[]): CountryCode | undefined {
  return visits.flatMap(({ utm_country: named }) => parseUtmCountry(String(named ?? "")) ?? []).at(-1);
}
