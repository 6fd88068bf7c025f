import { countryCode, currency, type Meta } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import type { Context } from "hono";
import * as v from "valibot";
import type { AppEnv } from "./app-env.ts";

/** The country of the query (default India), and its currency if supported, else the country's. */
export function marketOf(query: {
  country_code?: unknown;
  currency_code?: unknown;
}): Pick<Meta, "country_code" | "currency"> {
  const country = v.is(countryCode, query.country_code) ? query.country_code : "in";
  return {
    country_code: country,
    currency: v.is(currency, query.currency_code) ? query.currency_code : currencyOf(country),
  };
}

/** The `meta` of every response, also of errors. */
export function metaOf(c: Context<AppEnv>, more: Partial<Meta> = {}): Meta {
  const guess = c.var.edgeCountry?.code;
  return {
    request_id: c.var.requestId,
    server_time: c.var.clock().toISOString(),
    ...marketOf(c.req.query()),
    ...(guess && { country_guess: guess }),
    ...more,
  };
}
