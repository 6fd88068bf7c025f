import * as v from "valibot";
import {
  type HomeSection,
  type home,
  homeSection,
  lenientHome,
  packageWithPooja,
  pooja,
  poojaListing,
  type QuoteRequest,
  quote,
} from "../contract/index.ts";
import type { ApiClient, Query } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** The home feed. A section of a kind this client cannot render is left out and passed to `onUnknown`. */
export async function getHome(api: ApiClient, onUnknown?: (type: string) => void) {
  const { results, meta } = parseResponse(await api.get("/noauth-api/v1/home"), lenientHome);
  const sections: HomeSection[] = [];
  for (const section of results.sections) {
    const known = v.safeParse(homeSection, section);
    if (known.success) sections.push(known.output);
    else onUnknown?.(section.type);
  }
  return { results: { ...results, sections } satisfies v.InferOutput<typeof home>, meta };
}

/** One page of dated pujas, with facet counts. */
export async function getPoojaListing(api: ApiClient, query: Query) {
  return parseResponse(await api.get("/noauth-api/v1/pooja/getPoojaListing", query), poojaListing);
}

/** One dated puja with everything its page shows, in any status. */
export async function poojaById(api: ApiClient, id: string) {
  return parseResponse(await api.get("/noauth-api/v1/pooja/poojaById", { pooja_id: id }), pooja);
}

/** A package and its puja. */
export async function getPackage(api: ApiClient, id: string) {
  return parseResponse(
    await api.get("/noauth-api/v1/pooja/getPackage", { package_id: id }),
    packageWithPooja,
  );
}

/** Prices a booking. Only the server calculates prices. */
export async function quotePooja(api: ApiClient, request: QuoteRequest) {
  const response = await api.post("/noauth-api/v1/pooja/quote", request);
  return parseResponse(await readBody(response), quote);
}
