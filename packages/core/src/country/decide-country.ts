import type { CountryCode } from "./default-country.ts";

/**
 * Where a visitor's country may be known from, the most trusted first. The web server, the storefront and the widgets
 * all follow this list, and take `defaultCountry` where none is known.
 */
export const countrySources = [
  /** `country_code` in the address of a widget: the partner knows its visitor. */
  "address",
  /** The visitor's own choice, stored in a cookie. */
  "chosen",
  /** A CDN in front of our server. */
  "edge",
  /** `utm_country` of a recent campaign. */
  "campaign",
  /** The lookup in this browser, now or on an earlier page. */
  "found",
] as const;

export type CountrySource = (typeof countrySources)[number];
export type CountryHints = Partial<Record<CountrySource, string | null | undefined>>;

export interface DecidedCountry {
  country: CountryCode;
  source: CountrySource;
}

type Parse = (text: string | null | undefined) => CountryCode | undefined;

/** Two letters. Whether there is such a country, `parseCountry` knows: its table is too much for a first page. */
const twoLetters: Parse = (text) => /^[a-z]{2}$/.exec(text?.trim().toLowerCase() ?? "")?.[0];

/** The country of the most trusted hint that `parse` understands. */
export function decideCountry(hints: CountryHints, parse: Parse = twoLetters): DecidedCountry | undefined {
  for (const source of countrySources) {
    const country = parse(hints[source]);
    if (country) return { country, source };
  }
  return undefined;
}
