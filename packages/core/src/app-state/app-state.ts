import { createStore } from "zustand/vanilla";
import type { Address, Home } from "../contract/index.ts";
import type { CountryCode } from "../country/index.ts";

/**
 * The home feed, the country whose prices it tells, and when it was read: by the server's clock (ISO 8601), and in ms
 * by that of the device.
 */
export type HomeData = Home & { country: CountryCode; serverTime: string; readAt: number };

/** What several pages of a tab share and no page owns. The keys are the specification's (section 3). */
export interface AppState {
  /** The home feed as it was last read: shown, with its time, while a newer one cannot be had. */
  homeData: HomeData | undefined;
  /** CSS colours by the names that products have for them. */
  colorsMap: Readonly<Record<string, string>>;
  addressesData: readonly Address[];
  cartCount: number;
  setProducts(homeData: HomeData): void;
  setColors(colorsMap: Readonly<Record<string, string>>): void;
  setAddresses(addressesData: readonly Address[]): void;
  setCartCount(cartCount: number): void;
}

export type AppStateStore = ReturnType<typeof createAppState>;

/** One store for a tab, with nothing in it yet. */
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
