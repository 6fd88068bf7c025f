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
/** Metres: anywhere in the country, and anywhere on earth. */
const accuracies = { country: 1_000_000, unknown: 20_000_000 };

/**
 * The location of a visitor and the country at a place, in the formats of Google's Geolocation and Geocoding APIs. The data
 * is from edge headers and our own tables.
 */
export const locationRoutes = () =>
  new Hono<AppEnv>()
    .post(
      "/geolocate",
      documented({
        tag,
        summary: "The location of the client, in the format of Google's Geolocation API",
        foreign: {
          request: geolocateRequest,
          responses: { 200: geolocation, 400: geolocateError, 404: geolocateError },
        },
      }),
      async (c) => {
        c.header("Cache-Control", "private, no-store");
        const body = v.safeParse(geolocateRequest, parseBody(await c.req.text()));
        if (!body.success)
          return googleError(c, 400, "parseError", "The body is not what this service takes.");
        // The address is the only source.
        if (`${body.output.considerIp}` === "false")
          return googleError(c, 404, "notFound", "No location was found.");

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
        summary: "The country at a place, in the format of Google's Geocoding API",
        foreign: { responses: { 200: ownGeocodeResponse } },
      }),
      validated("query", geocodeQuery),
      (c) => {
        // The place may be the visitor's location.
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

/** An empty body means the default options, undefined invalid JSON. */
function parseBody(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function googleError(c: Context<AppEnv>, code: 400 | 404, reason: string, message: string) {
  return c.json({ error: { code, message, errors: [{ domain: "geolocation", reason, message }] } }, code);
}
