import { productListing } from "../contract/index.ts";
import type { ApiClient, Query } from "./create-api-client.ts";
import { parseResponse } from "./read-response.ts";

/** One page of blessed products, with facet counts and colours. */
export async function getProductListing(api: ApiClient, query: Query = {}) {
  return parseResponse(
    await api.get("/noauth-api/v1/abhimantrit_product/getProductListing", query),
    productListing,
  );
}
