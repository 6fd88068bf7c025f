import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse } from "../api/read-response.ts";
import { product } from "./product.ts";

/** One product with everything its page shows. */
export async function productById(api: ApiClient, id: string) {
  return parseResponse(
    await api.get("/noauth-api/v1/abhimantrit_product/productById", { product_id: id }),
    product,
  );
}
