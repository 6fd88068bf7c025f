import { type NamedDevotee, namedChoice } from "@aradhana/core/checkout";
import type { GoodChoice } from "../../../lines/goods-order-line.ts";
import { LazyAddToCart } from "../../cart/add/lazy-add-to-cart.tsx";

interface CartPartProps {
  choice: GoodChoice;
  /** In the first one's name it is energised, if it is. */
  devotees: readonly NamedDevotee[];
}

/** Puts the good into the cart as it is chosen. Another choice is another button: it was not added yet. */
export function CartPart({ choice, devotees }: CartPartProps) {
  const named = namedChoice(choice, devotees);
  return <LazyAddToCart key={JSON.stringify(named)} choiceOf={() => named} />;
}
