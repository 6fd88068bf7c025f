import * as v from "valibot";
import { attribution } from "../contract/index.ts";
import type { KeyValueStorage, StorageKey } from "../storage/index.ts";

const KEY = "affiliate_id" satisfies StorageKey;

/** Stores the affiliate id of the page's URL. */
export function storeAffiliate(storage: KeyValueStorage, query: URLSearchParams): void {
  const named = parse(query.get(KEY));
  if (named) storage.set(KEY, named);
}

/** The stored affiliate id, if any. */
export function affiliateId(storage: KeyValueStorage): string | undefined {
  return parse(storage.get(KEY));
}

/** What the API accepts with an order. */
function parse(text: string | null): string | undefined {
  const id = text?.trim();
  return v.is(attribution.entries.affiliate_id, id) ? id : undefined;
}
