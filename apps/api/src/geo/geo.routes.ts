import { countries, language, pincode, pincodeQuery } from "@aradhana/core/contract";
import { listCountries } from "@aradhana/core/country";
import { currencyTable } from "@aradhana/core/currency";
import { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { findPlace } from "./find-place.ts";
import { states } from "./postal-circles.ts";

const tag = "places";

/** Countries with their dial codes, and the place of a PIN code. */
export function geoRoutes({ sendCached }: { sendCached: SendCached }) {
  return new Hono<AppEnv>()
    .get(
      "/countries",
      documented({ tag, summary: "Countries by name, and the currency table", results: countries }),
      validated("query", v.object({ lang: v.optional(language, "en") })),
      (c) => {
        const query = c.req.valid("query");
        return sendCached(c, query, () => ({
          results: { countries: listCountries(query.lang), currencies: currencyTable },
        }));
      },
    )
    .get(
      "/pincode",
      documented({
        tag,
        summary:
          "State, district, localities, and town or area of an Indian PIN code; null if it is not known",
        results: pincode,
      }),
      validated("query", pincodeQuery),
      (c) => {
        const query = c.req.valid("query");
        return sendCached(c, query, () => {
          const place = findPlace(query.pin);
          return {
            results: {
              state: place?.state[query.lang] ?? null,
              state_code: place?.code ?? null,
              district: place?.district ?? null,
              localities: [...(place?.localities ?? [])],
              town: place?.town ?? null,
              area: place?.area ?? null,
              states: place ? [] : Object.values(states).map((state) => state[query.lang]),
            },
          };
        });
      },
    );
}
