import * as v from "valibot";
import { isPincode } from "../country/is-pincode.ts";
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
  pin: v.pipe(v.string(), v.check(isPincode, "pin")),
  lang: v.optional(language, "en"),
});
/** Names are in the requested language; the code is ISO 3166-2:IN without "IN-". */
export const pincode = v.object({
  state: v.nullable(v.string()),
  state_code: v.nullable(v.string()),
  /** In English. */
  district: v.nullable(v.string()),
  /** Places with a delivery office, the main one first; in English. */
  localities: v.array(v.string()),
  /** The town that the PIN code is of, or the area of a town; in English. Both null where that is not certain. */
  town: v.optional(v.nullable(v.string()), null),
  area: v.optional(v.nullable(v.string()), null),
  /** The states to choose from where the PIN code is of none, as those of the army are. */
  states: v.optional(v.array(v.string()), []),
});

/** The request of Google's geolocation service and of ours: where does this request come from? */
export const geolocateRequest = v.object({
  considerIp: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])]), true),
});
const point = v.object({ lat: v.number(), lng: v.number() });
/** A position, and its accuracy in metres. */
export const geolocation = v.object({ location: point, accuracy: v.number() });
/** Google's error response. */
export const geolocateError = v.object({
  error: v.object({
    code: v.number(),
    message: v.string(),
    errors: v.array(v.object({ domain: v.string(), reason: v.string(), message: v.string() })),
  }),
});

/** `latlng` is "latitude,longitude". */
export const geocodeQuery = v.object({
  latlng: v.optional(v.string(), ""),
  language: v.fallback(language, "en"),
});
/** A country, city or street in Google's geocoding format; `short_name` of a country is the upper-case ISO code. */
export const addressComponent = v.object({
  long_name: v.string(),
  short_name: v.string(),
  types: v.array(v.string()),
});
export type AddressComponent = v.InferOutput<typeof addressComponent>;
/** The part of a geocoding result that we rely on. */
export const geocodeResult = v.object({
  types: v.array(v.string()),
  address_components: v.array(addressComponent),
});
export type GeocodeResult = v.InferOutput<typeof geocodeResult>;
/** Google returns HTTP 200 in any case; only `status` has the result. */
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
/** Every response of our own geocoding service. */
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
