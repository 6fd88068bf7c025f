import type { CountryCode } from "@aradhana/core/country";
import { escapeHtml } from "./markup.ts";

/** Lookup services to use instead of our own API, for example Google's with a key. */
export interface GeoServices {
  geolocationUrl?: string | undefined;
  geocodingUrl?: string | undefined;
}

interface CountryDataOptions extends GeoServices {
  /** The country that the page is rendered for. */
  country: CountryCode;
  /** Whether the visitor chose it or an edge of ours set it, so that no lookup is needed. */
  isKnown: boolean;
}

/** What src/app/services/open-country.ts reads of the document. */
export function countryData({ country, isKnown, geolocationUrl, geocodingUrl }: CountryDataOptions): string {
  return Object.entries({
    country,
    "country-known": isKnown ? "" : undefined,
    "geolocation-url": geolocationUrl,
    "geocoding-url": geocodingUrl,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value ?? "")}"`)
    .join("");
}

/** The origins that a page may call for it. */
export function geoOrigins({ geolocationUrl, geocodingUrl }: GeoServices): string[] {
  return [geolocationUrl, geocodingUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
}
