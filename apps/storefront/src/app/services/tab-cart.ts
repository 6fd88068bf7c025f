import { loadWithRetry } from "@aradhana/browser/lazy";
import type { ApiClient } from "@aradhana/core/api";
import type { AppStateStore } from "@aradhana/core/app-state";
import type { CartStore } from "@aradhana/core/cart";
import { cartCountKey, storeCartCount, storedCartCount } from "@aradhana/core/cart-count";
import type { Language } from "@aradhana/core/contract";
import type { KeyValueStorage } from "@aradhana/core/storage";
import type { UserStore } from "@aradhana/core/user";
import type { BrowserServices } from "../../shared/services/browser.tsx";

interface Options {
  api: ApiClient;
  language: Language;
  session(): string;
  storage: KeyValueStorage;
  state: AppStateStore;
  user: UserStore;
}

/** The cart of this tab, in step with the other tabs and with who is signed in. Its script comes when it is opened. */
export function createTabCart({
  api,
  language,
  session,
  storage,
  state,
  user,
}: Options): Pick<BrowserServices, "openCart" | "refreshCart"> {
  let opened: Promise<CartStore> | undefined;
  const showCount = () => state.getState().setCartCount(storedCartCount(storage));

  function open(): Promise<CartStore> {
    opened ??= loadWithRetry(() => import("./open-cart.ts")).then(({ openCart }) =>
      openCart({
        ...{ api, language, session },
        onAnswer({ count }, isChanged) {
          if (isChanged || count !== storedCartCount(storage)) storeCartCount(storage, count, Date.now());
          state.getState().setCartCount(count);
        },
      }),
    );
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }
  // A count that cannot be read now is read when the cart is opened.
  const readAgain = () =>
    void open().then(
      (cart) => cart.read(),
      () => {},
    );

  showCount();
  user.subscribe((now, before) => {
    if (now.user?.token === before.user?.token) return;
    // At login the server adds this session's cart to the customer's; after it, the session is another.
    showCount();
    opened?.then(
      (cart) => cart.clear(),
      () => {},
    );
    if (now.user || opened !== undefined) readAgain();
  });
  window.addEventListener("storage", ({ key }) => {
    if (key !== cartCountKey && key !== null) return;
    showCount();
    if (opened !== undefined) readAgain();
  });
  return {
    openCart: open,
    refreshCart() {
      if (state.getState().cartCount > 0) readAgain();
    },
  };
}
