import * as v from "valibot";
import { attributionLimits } from "../contract/index.ts";
import { type KeyValueStorage, readJson, type StorageKey } from "../storage/index.ts";
import { parseUtmEntry, readUtm, type UtmEntry } from "./utm-entry.ts";
import { addUtm } from "./utm-history.ts";

const KEY = "utm" satisfies StorageKey;

/** The stored visits, oldest first; invalid entries and those over the limit are dropped. */
export function storedUtm(storage: KeyValueStorage): UtmEntry[] {
  const stored = readJson(storage, KEY, v.array(v.unknown())) ?? [];
  return stored.flatMap((entry) => parseUtmEntry(entry) ?? []).slice(-attributionLimits.utm.entries);
}

/** Stores a visit if its URL names a campaign. */
export function storeUtm(storage: KeyValueStorage, query: URLSearchParams, now: number): void {
  const entry = readUtm(query, now);
  if (entry) storage.set(KEY, JSON.stringify(addUtm(storedUtm(storage), entry)));
}
