import { countries, language, pincode, pincodeQuery } from "@aradhana/core/contract";
import { listCountries } from "@aradhana/core/country";
import { currencyTable } from "@aradhana/core/currency";
import { Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { findState } from "./find-state.rules.ts";

const tag = "places";

/** Countries with their dial codes, and the state of a PIN code. */
export const geoRoutes = ({ sendCached }: { sendCached: SendCached }) =>
  new Hono<AppEnv>()
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
        summary: "The state of an Indian PIN code; null if the code does not determine it",
        results: pincode,
      }),
      validated("query", pincodeQuery),
      (c) => {
        const query = c.req.valid("query");
        return sendCached(c, query, () => {
          const { code = null, name } = findState(query.pin) ?? {};
          // A PIN code does not determine the district.
          return { results: { state: name?.[query.lang] ?? null, state_code: code, district: null } };
        });
      },
    );
