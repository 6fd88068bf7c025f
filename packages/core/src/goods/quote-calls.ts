import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import type { CartQuoteRequest } from "./cart.ts";
import { cartQuote, type GemQuoteRequest, goodsQuote, type ProductQuoteRequest } from "./quote.ts";

/** A quote for a product. */
export async function quoteProduct(api: ApiClient, request: ProductQuoteRequest) {
  return parseResponse(
    await readBody(await api.post("/noauth-api/v1/abhimantrit/quote", request)),
    goodsQuote,
  );
}

/** A quote for a gem in a setting. */
export async function quoteGem(api: ApiClient, request: GemQuoteRequest) {
  return parseResponse(await readBody(await api.post("/noauth-api/v1/gemstone/quote", request)), goodsQuote);
}

/** A quote for everything in the cart. */
export async function quoteCart(api: ApiClient, request: CartQuoteRequest) {
  return parseResponse(await readBody(await api.post("/noauth-api/v1/cart/quote", request)), cartQuote);
}
