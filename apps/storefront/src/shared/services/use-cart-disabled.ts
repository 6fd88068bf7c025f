import { isCartDisabled } from "@aradhana/core/session";
import { useEffect, useState } from "react";
import { useBrowser } from "./browser.tsx";

/** Whether each call to action says "Book now" or "Buy now", since the cart is hidden from this visitor (ruling D15). */
export function useCartDisabled(): boolean {
  const storage = useBrowser()?.storage;
  const [isDisabled, setDisabled] = useState(false);
  useEffect(() => {
    if (storage) setDisabled(isCartDisabled(storage, Date.now()));
  }, [storage]);
  return isDisabled;
}
