import { isCartDisabled } from "@aradhana/core/session";
import { useEffect, useState } from "react";
import { useBrowser } from "./browser.tsx";

/** Whether the cart is hidden from this visitor, so that calls to action are "Book now" or "Buy now" (ruling D15). */
export function useCartDisabled(): boolean {
  const storage = useBrowser()?.storage;
  const [isDisabled, setDisabled] = useState(false);
  useEffect(() => {
    if (storage) setDisabled(isCartDisabled(storage, Date.now()));
  }, [storage]);
  return isDisabled;
}
