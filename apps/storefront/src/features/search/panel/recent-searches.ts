import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";

const storageKey = "recent_searches";
const MOST = 5;

/** What was searched for in this browser, the latest first. */
export function readRecentSearches(storage: KeyValueStorage): string[] {
  return readJson(storage, storageKey, v.array(v.string())) ?? [];
}

/** Stores a search that led somewhere. */
export function storeRecentSearch(storage: KeyValueStorage, q: string): void {
  const others = readRecentSearches(storage).filter((other) => other.toLowerCase() !== q.toLowerCase());
  storage.set(storageKey, JSON.stringify([q, ...others].slice(0, MOST)));
}

export function clearRecentSearches(storage: KeyValueStorage): void {
  storage.remove(storageKey);
}
