import * as v from "valibot";
import { currency, dialCode, language } from "./primitives.ts";

/** One country: English name, dial code without plus, flag, ISO 3166-1 alpha-2 in lower case. */
export const country = v.object({
  name: v.string(),
  dial_code: dialCode,
  emoji: v.string(),
  short_name: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
});
export type Country = v.InferOutput<typeof country>;

export const countries = v.object({
  countries: v.array(country),
  currencies: v.array(
    v.object({ dial_code: dialCode, country_short: v.string(), currency, symbol: v.string() }),
  ),
});

export const pincodeQuery = v.object({
  pin: v.pipe(v.string(), v.regex(/^[1-9]\d{5}$/, "pin")),
  lang: v.optional(language, "en"),
});
/** Names are in the language asked for; the code is ISO 3166-2:IN without "IN-". */
export const pincode = v.object({
  state: v.nullable(v.string()),
  state_code: v.nullable(v.string()),
  district: v.nullable(v.string()),
});

/** As Google's geolocation service takes it, and ours: from where does this request come? */
export const geolocateRequest = v.object({
  considerIp: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])]), true),
});
const point = v.object({ lat: v.number(), lng: v.number() });
/** A place, and how far from it in metres the true one may lie. */
export const geolocation = v.object({ location: point, accuracy: v.number() });
/** As Google refuses. */
export const geolocateError = v.object({
  error: v.object({
    code: v.number(),
    message: v.string(),
    errors: v.array(v.object({ domain: v.string(), reason: v.string(), message: v.string() })),
  }),
});

/** `latlng` is latitude and longitude with a comma between. */
export const geocodeQuery = v.object({
  latlng: v.optional(v.string(), ""),
  language: v.fallback(language, "en"),
});
/** A country, city or street as Google's geocoding service tells it; upper-case ISO code in `short_name`. */
export const addressComponent = v.object({
  long_name: v.string(),
  short_name: v.string(),
  types: v.array(v.string()),
});
export type AddressComponent = v.InferOutput<typeof addressComponent>;
/** What anybody may rely on in a result of geocoding. */
export const geocodeResult = v.object({
  types: v.array(v.string()),
  address_components: v.array(addressComponent),
});
export type GeocodeResult = v.InferOutput<typeof geocodeResult>;
/** Google answers 200 to whatever was asked; only `status` says what came of it. */
const geocodeStatus = v.picklist([
  "OK",
  "ZERO_RESULTS",
  "OVER_DAILY_LIMIT",
  "OVER_QUERY_LIMIT",
  "REQUEST_DENIED",
  "INVALID_REQUEST",
  "UNKNOWN_ERROR",
]);
export const geocodeResponse = v.object({
  status: geocodeStatus,
  results: v.array(geocodeResult),
  error_message: v.optional(v.string()),
});
/** All that our own geocoding answers with. */
export const ownGeocodeResponse = v.object({
  ...geocodeResponse.entries,
  results: v.array(
    v.object({
      ...geocodeResult.entries,
      formatted_address: v.string(),
      geometry: v.object({ location: point, location_type: v.literal("APPROXIMATE") }),
      place_id: v.string(),
    }),
  ),
});
