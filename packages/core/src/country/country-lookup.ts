import * as v from "valibot";
import { type GeocodeResult, geocodeAnswer, geolocation } from "../contract/index.ts";

/** Finds out where this browser is, as a list of places from the near to the large. */
export type CountryLookup = () => Promise<readonly GeocodeResult[]>;

interface Options {
  /** Of our own API, which answers both questions in Google's shapes. */
  host: string;
  /** Another geolocation service, such as Google's with its key. @default our API's */
  geolocationUrl?: string | undefined;
  /** Another geocoding service. @default our API's */
  geocodingUrl?: string | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

/** Asks a geolocation service where this request comes from, then a geocoding service what is there. */
export function createCountryLookup({ host, geolocationUrl, geocodingUrl, fetch }: Options): CountryLookup {
  const ask = async <Schema extends v.GenericSchema>(answer: Schema, url: URL, init: RequestInit = {}) => {
    // Our session is nobody else's business, and these services have no use for it.
    const response = await (fetch ?? globalThis.fetch)(new Request(url, { ...init, credentials: "omit" }));
    if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
    const read = v.safeParse(answer, await response.json());
    if (!read.success) throw new Error(`${url.pathname} answered something else`);
    return read.output;
  };

  return async () => {
    const service = new URL(geolocationUrl || "/noauth-api/v1/geo/geolocate", host);
    const { location } = await ask(geolocation, service, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ considerIp: true }),
    });
    const geocoding = new URL(geocodingUrl || "/noauth-api/v1/geo/geocode", host);
    geocoding.searchParams.set("latlng", `${location.lat},${location.lng}`);
    const { status, results } = await ask(geocodeAnswer, geocoding);
    if (status !== "OK") throw new Error(`${geocoding.pathname} answered ${status}`);
    return results;
  };
}
