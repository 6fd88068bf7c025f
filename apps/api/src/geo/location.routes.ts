import {
  geocodeQuery,
  geolocateError,
  geolocateRequest,
  geolocation,
  ownGeocodeResponse,
} from "@aradhana/core/contract";
import { defaultCountry } from "@aradhana/core/country";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { countryOfAddress } from "./country-of-address.ts";
import { geocodeCountry } from "./geocode-country.ts";
import { countryAt, parsePlace, placeIn } from "./places.rules.ts";

const tag = "places";
/** Metres: somewhere in the country, and somewhere on earth. */
const accuracies = { country: 1_000_000, unknown: 20_000_000 };

/**
 * Where a request comes from, and what country lies at a place: both asked and answered as Google's Geolocation and
 * Geocoding services are, from what the edge says and from tables of our own.
 */
export const locationRoutes = () =>
  new Hono<AppEnv>()
    .post(
      "/geolocate",
      documented({
        tag,
        summary: "Where this request comes from, in the shapes of Google's Geolocation service",
        foreign: {
          asks: geolocateRequest,
          answers: { 200: geolocation, 400: geolocateError, 404: geolocateError },
        },
      }),
      async (c) => {
        c.header("Cache-Control", "private, no-store");
        const asked = v.safeParse(geolocateRequest, parsed(await c.req.text()));
        if (!asked.success) return refused(c, 400, "parseError", "The body is not what this service takes.");
        // There is nothing but the address to go by.
        if (`${asked.output.considerIp}` === "false")
          return refused(c, 404, "notFound", "No location was found.");

        const { edgeCountry, clientAddress } = c.var;
        const location = placeIn(edgeCountry?.code) ?? placeIn(countryOfAddress(clientAddress));
        return location
          ? c.json({ location, accuracy: accuracies.country })
          : c.json({ location: placeIn(defaultCountry), accuracy: accuracies.unknown });
      },
    )
    .get(
      "/geocode",
      documented({
        tag,
        summary: "The country at a place, in the shapes of Google's Geocoding service",
        foreign: { answers: { 200: ownGeocodeResponse } },
      }),
      validated("query", geocodeQuery),
      (c) => {
        // It may be the visitor's own place.
        c.header("Cache-Control", "private, no-store");
        const { latlng, language } = c.req.valid("query");
        const place = parsePlace(latlng);
        if (!place) {
          const error_message = "Invalid request. Invalid 'latlng' parameter.";
          return c.json({ status: "INVALID_REQUEST", results: [], error_message });
        }
        const country = countryAt(place);
        return country
          ? c.json({ status: "OK", results: [geocodeCountry(country, place, language)] })
          : c.json({ status: "ZERO_RESULTS", results: [] });
      },
    );

/** An empty body asks for what is usual. */
function parsed(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function refused(c: Context<AppEnv>, code: 400 | 404, reason: string, message: string) {
  return c.json({ error: { code, message, errors: [{ domain: "geolocation", reason, message }] } }, code);
}
