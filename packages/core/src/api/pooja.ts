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
import { type ApiClient, parseResponse, type Query, readBody } from "./create-api-client.ts";

/** The home feed. A section of a kind this client cannot draw is left out and told to `onUnknown`. */
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

/** One page of dated pujas, with the counts of each filter. */
export async function getPoojaListing(api: ApiClient, query: Query) {
  return parseResponse(await api.get("/noauth-api/v1/pooja/getPoojaListing", query), poojaListing);
}

/** One dated puja with all that its page shows, whatever its status. */
export async function poojaById(api: ApiClient, id: string) {
  return parseResponse(await api.get("/noauth-api/v1/pooja/poojaById", { pooja_id: id }), pooja);
}

/** A package and the puja it belongs to. */
export async function getPackage(api: ApiClient, id: string) {
  return parseResponse(
    await api.get("/noauth-api/v1/pooja/getPackage", { package_id: id }),
    packageWithPooja,
  );
}

/** What a booking costs. The server alone prices. */
export async function quotePooja(api: ApiClient, request: QuoteRequest) {
  const response = await api.post("/noauth-api/v1/pooja/quote", request);
  return parseResponse(await readBody(response), quote);
}
