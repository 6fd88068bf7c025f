import { useEffect, useState, useSyncExternalStore } from "react";
import { useBrowser } from "./browser.tsx";

/** How many pieces are in the cart (`cartCount`); 0 on the server and until the services are there. */
export function useCartCount(): number {
  const state = useBrowser()?.state;
  return useSyncExternalStore(
    (changed) => state?.subscribe(changed) ?? (() => {}),
    () => state?.getState().cartCount ?? 0,
    () => 0,
  );
}

/** `useCartDisabled` for the header, whose script comes first and must not bring the rule itself. */
export function useHidesCart(): boolean {
  const browser = useBrowser();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (browser) setHidden(browser.hidesCart());
  }, [browser]);
  return isHidden;
}
