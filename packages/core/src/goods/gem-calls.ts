import type { ApiClient, Query } from "../api/create-api-client.ts";
import { parseResponse } from "../api/read-response.ts";
import { gem, gemListing } from "./gem.ts";

/** One page of gems, with facet counts. */
export async function getGemListing(api: ApiClient, query: Query = {}) {
  return parseResponse(await api.get("/noauth-api/v1/gemstone/getGemListing", query), gemListing);
}

/** One gem, also after it was sold. */
export async function gemById(api: ApiClient, id: string) {
  return parseResponse(await api.get("/noauth-api/v1/gemstone/gemById", { product_id: id }), gem);
}
