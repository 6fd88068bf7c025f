import * as v from "valibot";
import { countryCode, language } from "../contract/primitives.ts";

/** `GET /noauth-api/v1/geo/places`: the beginning of a town's name in either script, or coordinates. */
export const placesQuery = v.object({
  q: v.pipe(v.string(), v.trim(), v.minLength(1, "too_short"), v.maxLength(60, "too_long")),
  lang: v.optional(language, "en"),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(20)),
    "8",
  ),
});

/** A place of birth, or where a panchang is for. */
export const foundPlace = v.object({
  name: v.string(),
  /** State and country, in the requested language where known: they distinguish towns with the same name. */
  region: v.string(),
  country_code: countryCode,
  /** Degrees; north and east are positive. */
  lat: v.number(),
  lon: v.number(),
  /** An IANA zone. */
  zone: v.string(),
});
export type FoundPlace = v.InferOutput<typeof foundPlace>;

/** The likeliest first. For coordinates, one place with the zone of the nearest town. */
export const placesFound = v.object({ places: v.array(foundPlace) });
