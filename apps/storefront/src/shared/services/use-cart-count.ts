import { useSyncExternalStore } from "react";
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
