import type { KeyValueStorage, StorageKey } from "../storage/index.ts";

const EXPIRY = 7_776_000_000; // ms, 90 days
const FLAG = "cart_disabled" satisfies StorageKey;
const SINCE = "cart_disabled_session_start" satisfies StorageKey;

/**
 * Hides the cart from now on where a link asks for it with `cart_disabled=true`: every call to action then books or buys
 * directly (ruling D15). `false` shows it again; any other value changes nothing.
 */
export function storeCartDisabled(storage: KeyValueStorage, query: URLSearchParams, now: number): void {
  const value = query.get(FLAG);
  if (value === "true") {
    storage.set(FLAG, "true");
    storage.set(SINCE, String(now));
  }
  if (value === "false") clear(storage);
}

/** Whether the cart is hidden. A flag older than 90 days, or without a valid start, is cleared. */
export function isCartDisabled(storage: KeyValueStorage, now: number): boolean {
  const since = Number.parseInt(String(storage.get(SINCE)), 10);
  if (storage.get(FLAG) === "true" && since <= now && now - since <= EXPIRY) return true;
  clear(storage);
  return false;
}

function clear(storage: KeyValueStorage): void {
  storage.remove(FLAG);
  storage.remove(SINCE);
}
