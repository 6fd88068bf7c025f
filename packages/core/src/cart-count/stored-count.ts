import type { KeyValueStorage } from "../storage/index.ts";

/** Not the specification's: how many pieces are in the cart, and when that changed, so that other tabs follow. */
export const cartCountKey = "cart_count";

/** How many pieces are in the cart, as this browser last read it: at most 30 lines of 999. */
export function storedCartCount(storage: KeyValueStorage): number {
  const [count = ""] = storage.get(cartCountKey)?.split(" ") ?? [];
  return /^\d{1,5}$/.test(count) ? Number(count) : 0;
}

/** Stores the count of the cart. Another `now` notifies other tabs also of a change that leaves the count. */
export function storeCartCount(storage: KeyValueStorage, count: number, now: number): void {
  if (count > 0 || storage.get(cartCountKey) !== null) storage.set(cartCountKey, `${count} ${now}`);
}
