import { onTestFinished } from "vitest";
import { setCartDisabled } from "../src/shared/cart-disabled/use-cart-disabled.ts";

/** Hides the cart for one test, as a link with `cart_disabled=true` does before the first paint. */
export function hideCart() {
  setCartDisabled(true);
  onTestFinished(() => setCartDisabled(false));
}
