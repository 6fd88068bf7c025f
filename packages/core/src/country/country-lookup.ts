import * as v from "valibot";
import { type CallReporting, reportResponse } from "../api/report-call.ts";
import { type GeocodeResult, geocodeResponse, geolocation } from "../contract/index.ts";

/** Looks up this browser's location as geocode results, nearest first. */
export type CountryLookup = () => Promise<readonly GeocodeResult[]>;

interface Options extends CallReporting {
  /** Of our own API, which implements both services in Google's format. */
  host: string;
  /** Another geolocation service, such as Google's with its key. @default our API's */
  geolocationUrl?: string | undefined;
  /** Another geocoding service. @default our API's */
  geocodingUrl?: string | undefined;
  /** Headers for calls to our own API; other services do not get them. @default none */
  headers?: () => Record<string, string>;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

/** Gets this request's position from a geolocation service, then its address from a geocoding service. */
export function createCountryLookup(options: Options): CountryLookup {
  const { host, geolocationUrl, geocodingUrl, log, analytics } = options;
  const ours = new URL(host).origin;

  const ask = async <Schema extends v.GenericSchema>(answer: Schema, url: URL, init: RequestInit = {}) => {
    const isOurs = url.origin === ours;
    const headers = { ...init.headers, ...(isOurs && options.headers?.()) };
    // Other services must not see our cookies, and ours does not need them here.
    const request = new Request(url, { ...init, headers, credentials: "omit" });
    const response = await (options.fetch ?? globalThis.fetch)(request);
    // Without the query, which may hold a key. Only our API's errors belong to the error catalogue (decision
    // 0013).
    const call = { method: request.method, url: url.origin + url.pathname, status: response.status };
    if (isOurs) reportResponse({ log, analytics }, call);
    else log?.debug(`${call.method} ${call.url} ${call.status}`);
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
    const { status, results } = await ask(geocodeResponse, geocoding);
    if (status !== "OK") throw new Error(`${geocoding.pathname} answered ${status}`);
    return results;
  };
}
