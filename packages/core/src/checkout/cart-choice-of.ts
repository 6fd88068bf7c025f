import type { ChadhaavaQuoteRequest, QuoteRequest } from "../contract/index.ts";
import type { CartChoice } from "../goods/index.ts";

/** A ritual as a line of the cart: what is priced, without the market and the address, which the cart has once. */
export function cartChoiceOf(request: QuoteRequest | ChadhaavaQuoteRequest): CartChoice {
  if ("pooja_id" in request) {
    const { pooja_id, package_id, addons, dakshina, prasad } = request;
    return { type: "pooja", pooja_id, package_id, addons, dakshina, prasad };
  }
  const { chadhaava_id, items, dakshina, prasad } = request;
  return { type: "chadhaava", chadhaava_id, items, dakshina, prasad };
}
