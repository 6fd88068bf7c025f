import * as v from "valibot";
import type { ApiClient, Query } from "../api/create-api-client.ts";
import { parseResponse } from "../api/read-response.ts";
import { gem, gemCard, gemListing } from "./gem.ts";

/** One page of gems, with facet counts. */
export async function getGemListing(api: ApiClient, query: Query = {}) {
  return parseResponse(await api.get("/noauth-api/v1/gemstone/getGemListing", query), gemListing);
}

/** One gem, also after it was sold. */
export async function gemById(api: ApiClient, id: string) {
  return parseResponse(await api.get("/noauth-api/v1/gemstone/gemById", { product_id: id }), gem);
}

/** These gems, also sold ones, in this order; without those that have left the shop. */
export async function gemsByIds(api: ApiClient, ids: readonly string[]) {
  const query = { ids: ids.join(",") };
  return parseResponse(await api.get("/noauth-api/v1/gemstone/gemsByIds", query), v.array(gemCard));
}
