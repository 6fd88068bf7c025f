import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse } from "../api/read-response.ts";
import { popularResults } from "./popular.ts";
import { searchResults } from "./search.ts";

/** Searches everything in the shop; `limit` is the number of hits of each type. */
export async function searchShop(api: ApiClient, query: { q: string; limit: number }) {
  return parseResponse(await api.get("/noauth-api/v1/search", query), searchResults);
}

/** What is popular, for a search that has not begun; `limit` is the number of hits of each type. */
export async function fetchPopular(api: ApiClient, query: { limit: number }) {
  return parseResponse(await api.get("/noauth-api/v1/search/popular", query), popularResults);
}
