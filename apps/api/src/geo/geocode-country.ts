import type { Language, ownGeocodeResponse } from "@aradhana/core/contract";
import type { CountryCode } from "@aradhana/core/country";
import type * as v from "valibot";
import { countryName } from "../text/display-names.ts";
import { type Place, placeIn } from "./places.rules.ts";

type Result = v.InferOutput<typeof ownGeocodeResponse>["results"][number];

/** A country in the format of a geocoding result. */
export function geocodeCountry(country: CountryCode, place: Place, language: Language): Result {
  const short_name = country.toUpperCase();
  const long_name = countryName(country, language);
  const types = ["country", "political"];
  return {
    types,
    address_components: [{ long_name, short_name, types }],
    formatted_address: long_name,
    geometry: { location: placeIn(country) ?? place, location_type: "APPROXIMATE" },
    place_id: `country:${country}`,
  };
}
