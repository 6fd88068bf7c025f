import type { CartState, CartStore } from "@aradhana/core/cart";
import { type Failure, failureOf } from "@aradhana/core/query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useBrowser } from "../../../shared/services/browser.tsx";

const none: CartState = { cart: undefined, isWorking: true, failure: undefined };

/** The cart of this tab, fetched again each time it opens. */
export function useCart() {
  const browser = useBrowser();
  const [store, setStore] = useState<CartStore>();
  const [lost, setLost] = useState<Failure>();
  const open = useCallback(() => {
    browser?.openCart().then(
      (opened) => {
        setStore(opened);
        setLost(undefined);
        void opened.read();
      },
      (error) => setLost(failureOf(error)),
    );
  }, [browser]);
  useEffect(open, [open]);
  const state = useSyncExternalStore(
    (changed) => store?.subscribe(changed) ?? (() => {}),
    () => store?.getState() ?? none,
    () => none,
  );
  return { store, state: lost && !store ? { ...none, isWorking: false, failure: lost } : state, read: open };
}
