import type { GoodChoice } from "../../../lines/goods-order-line.ts";
import { LazyAddToCart } from "../../cart/add/lazy-add-to-cart.tsx";

/** Puts the good into the cart as it is chosen. Another choice is another button: it was not added yet. */
export function CartPart({ choice }: { choice: GoodChoice }) {
  return <LazyAddToCart key={JSON.stringify(choice)} choiceOf={() => choice} />;
}
