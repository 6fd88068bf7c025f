import { createStore } from "zustand/vanilla";
import type { Home, SavedAddress } from "../contract/index.ts";
import type { CountryCode } from "../country/index.ts";

/**
 * The home feed, the country of its prices, and when it was read: by the server's clock (ISO 8601) and by the
 * device's (ms).
 */
export type HomeData = Home & { country: CountryCode; serverTime: string; readAt: number };

/** State that several pages of a tab share. The keys are the specification's (section 3). */
export interface AppState {
  /** The home feed as last read: shown with its time when a newer one cannot be loaded. */
  homeData: HomeData | undefined;
  /** CSS colours by product colour name. */
  colorsMap: Readonly<Record<string, string>>;
  /** The addresses of the signed-in user as last read: shown while newer ones are fetched, or cannot be. */
  addressesData: readonly SavedAddress[];
  cartCount: number;
  setProducts(homeData: HomeData): void;
  setColors(colorsMap: Readonly<Record<string, string>>): void;
  setAddresses(addressesData: readonly SavedAddress[]): void;
  setCartCount(cartCount: number): void;
}

export type AppStateStore = ReturnType<typeof createAppState>;

/** Creates an empty store, one per tab. */
export function createAppState() {
  return createStore<AppState>()((set) => ({
    homeData: undefined,
    colorsMap: {},
    addressesData: [],
    cartCount: 0,
    setProducts: (homeData) => set({ homeData }),
    setColors: (colorsMap) => set({ colorsMap }),
    setAddresses: (addressesData) => set({ addressesData }),
    setCartCount: (cartCount) => set({ cartCount }),
  }));
}
