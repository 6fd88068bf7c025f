import type { Country } from "@aradhana/core/contract";
import type { CountryCode } from "@aradhana/core/country";
import { languages } from "../../../shared/i18n/languages.ts";
import { byDialCode } from "./dial-code-leaders.ts";
import { otherNames as typedNames } from "./other-names.ts";

// How well a country fits what was typed; less is better.
const EXACT = 0;
const BEGINS = 1;
const HOLDS = 2;
const NOT = 3;

/** Without accents, dots and hyphens. The signs of Devanagari, which are marks as well, stay. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Script=Inherited}/gu, "")
    .replace(/\./g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/**
 * The countries whose name, code, dial code or other name equals the query, then those where one starts with it, then
 * those where one contains it. Among equals the visitor's own is first, then, for a dial code, its best-known country.
 */
export function findCountries(
  countries: readonly Country[],
  typed: string,
  { current, otherNames }: { current: CountryCode; otherNames: OtherNames },
): readonly Country[] {
  const query = plain(typed);
  // Without letters or digits: the start of "+44" matches all, a flag its country, anything else none.
  if (!query && !/^[\s+(]*$/.test(typed)) return countries.filter(({ emoji }) => emoji === typed.trim());
  const place = ({ short_name }: Country) =>
    short_name === current ? -1 : /^\d+$/.test(query) ? byDialCode(short_name) : 0;
  return countries
    .map((country) => ({ country, fit: fitOf(country, query, otherNames), place: place(country) }))
    .filter(({ fit }) => fit < NOT)
    .sort((a, b) => a.fit - b.fit || a.place - b.place)
    .map(({ country }) => country);
}

function fitOf({ name, short_name, dial_code }: Country, query: string, otherNames: OtherNames): number {
  if (!query) return EXACT;
  if (short_name === query || dial_code === query) return EXACT;
  const names = [plain(name), ...otherNames(short_name)];
  if (names.includes(query)) return EXACT;
  if (dial_code.startsWith(query) || names.some((one) => one.startsWith(query))) return BEGINS;
  return names.some((one) => one.includes(query)) ? HOLDS : NOT;
}

/** Other names of a country, in both languages. */
type OtherNames = (country: CountryCode) => readonly string[];

/** Caches each country's other names while a list is open. */
export function createOtherNames(): OtherNames {
  const regions = Object.values(languages).map(
    ({ locale }) => new Intl.DisplayNames(locale, { type: "region" }),
  );
  const called = new Map<CountryCode, readonly string[]>();
  return (country) => {
    const known = called.get(country);
    if (known) return known;
    const names = regions.map((names) => names.of(country.toUpperCase()) ?? country);
    const all = [...names, ...(typedNames[country]?.split(", ") ?? [])].map(plain);
    called.set(country, all);
    return all;
  };
}
