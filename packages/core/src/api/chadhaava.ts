import { type ChadhaavaQuoteRequest, chadhaava, chadhaavaListing, quote } from "../contract/index.ts";
import type { ApiClient, Query } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** One page of dated chadhaava, with facet counts. */
export async function getChadhaavaListing(api: ApiClient, query: Query) {
  return parseResponse(
    await api.get("/noauth-api/v1/chadhaava/getChadhaavaListing", query),
    chadhaavaListing,
  );
}

/** One dated chadhaava with its offerings, in any status. */
export async function chadhaavaById(api: ApiClient, id: string) {
  return parseResponse(
    await api.get("/noauth-api/v1/chadhaava/chadhaavaById", { chadhaava_id: id }),
    chadhaava,
  );
}

/** Prices the selected offerings. Only the server calculates prices. */
export async function quoteChadhaava(api: ApiClient, request: ChadhaavaQuoteRequest) {
  const response = await api.post("/noauth-api/v1/chadhaava/quote", request);
  return parseResponse(await readBody(response), quote);
}
