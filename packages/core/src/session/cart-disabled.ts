import type { KeyValueStorage, StorageKey } from "../storage/index.ts";

const EXPIRY = 7_776_000_000; // ms, 90 days
const FLAG = "cart_disabled" satisfies StorageKey;
const SINCE = "cart_disabled_session_start" satisfies StorageKey;

/** Hides the cart from now on: every call to action then books or buys directly (ruling D15). */
export function disableCart(storage: KeyValueStorage, now: number): void {
  storage.set(FLAG, "true");
  storage.set(SINCE, String(now));
}

/** Whether the cart is hidden. A flag older than 90 days, or without a valid start, is cleared. */
export function isCartDisabled(storage: KeyValueStorage, now: number): boolean {
  const since = Number.parseInt(String(storage.get(SINCE)), 10);
  if (storage.get(FLAG) === "true" && since <= now && now - since <= EXPIRY) return true;
  storage.remove(FLAG);
  storage.remove(SINCE);
  return false;
}
