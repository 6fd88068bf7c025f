import type { CartChoice } from "@aradhana/core/goods";
import { LazyAddToCart } from "../../cart/add/lazy-add-to-cart.tsx";
import type { GoodsQuoteRequest } from "./use-goods-order.ts";

/** Puts the good into the cart as it is chosen. Another choice is another button: it was not added yet. */
export function CartPart({ request }: { request: GoodsQuoteRequest }) {
  const choice = choiceOf(request);
  return <LazyAddToCart key={JSON.stringify(choice)} choiceOf={() => choice} />;
}

/** The same good without the place it goes to, which the order of the cart asks. */
function choiceOf(request: GoodsQuoteRequest): CartChoice {
  if (request.type === "abhimantrit") {
    const { variant_id, qty, energise } = request.quoteRequest;
    return { type: "abhimantrit", variant_id, qty, energise };
  }
  const { product_id, setting, metal, ring_size, energise } = request.quoteRequest;
  return { type: "gemstone", product_id, setting, metal, ring_size, energise };
}
