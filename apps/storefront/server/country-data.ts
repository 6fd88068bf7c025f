import type { CountryCode } from "@aradhana/core/country";
import { escapeHtml } from "./markup.ts";

/** Who is asked where a visitor is, instead of our own API: Google's services with their key, say. */
export interface GeoServices {
  geolocationUrl?: string | undefined;
  geocodingUrl?: string | undefined;
}

interface Drawn extends GeoServices {
  /** For which the page is drawn. */
  country: CountryCode;
  /** Chosen, or said by an edge of ours: there is nothing to find out then. */
  isKnown: boolean;
}

/** What src/app/services/open-country.ts reads of the document. */
export function countryData({ country, isKnown, geolocationUrl, geocodingUrl }: Drawn): string {
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
