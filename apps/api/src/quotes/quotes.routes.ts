import { quote } from "@aradhana/core/contract";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { lines } from "../lines/lines.ts";
import { createQuote, type QuoteParts } from "./create-quote.ts";
import { offerNotFound, quoteTooMany } from "./quotes.errors.ts";

/** The routes of quotes, one for each line. */
export function quotesRoutes(parts: QuoteParts) {
  const routes = new Hono<AppEnv>();
  for (const [type, { quoteRequest }] of Object.entries(lines)) {
    routes.post(
      `/noauth-api/v1/${type}/quote`,
      documented({
        summary: quoteRequest.summary,
        tag: "order",
        results: quoteRequest.results ?? quote,
        errorResponses: [offerNotFound, quoteTooMany],
      }),
      validated("json", quoteRequest.schema),
      (c) => {
        const request = c.req.valid("json");
        return createQuote(parts, c, quoteRequest.inputOf(request), request.lang, {
          reservationId: request.reservation_id,
          replaces: request.replaces,
        });
      },
    );
  }
  return routes;
}
