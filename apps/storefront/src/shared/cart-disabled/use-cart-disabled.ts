import { useSyncExternalStore } from "react";
import { useBrowser } from "../services/browser.tsx";

/** The attribute of the root element while the cart is hidden. The page sets it before its first paint (server/before-paint-script.ts). */
const attribute = "data-cart-disabled";

/** Hides the cart of this page, or shows it again. */
export function setCartDisabled(isDisabled: boolean): void {
  document.documentElement.toggleAttribute(attribute, isDisabled);
}

const never = () => () => {};

/** Whether the cart is hidden from this visitor, so that calls to action are "Book now" or "Buy now" (ruling D15). */
export function useCartDisabled(): boolean {
  // The services may correct the attribute as they arrive; then this is rendered again.
  useBrowser();
  return useSyncExternalStore(
    never,
    () => document.documentElement.hasAttribute(attribute),
    () => false,
  );
}
