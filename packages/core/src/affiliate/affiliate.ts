import * as v from "valibot";
import { attribution } from "../contract/index.ts";
import type { KeyValueStorage, StorageKey } from "../storage/index.ts";

const KEY = "affiliate_id" satisfies StorageKey;

/** Keeps the affiliate that the page's address names. */
export function storeAffiliate(storage: KeyValueStorage, query: URLSearchParams): void {
  const named = parse(query.get(KEY));
  if (named) storage.set(KEY, named);
}

/** The affiliate who sent this visitor, if one did. */
export function affiliateId(storage: KeyValueStorage): string | undefined {
  return parse(storage.get(KEY));
}

/** As the API takes it with an order. */
function parse(text: string | null): string | undefined {
  const id = text?.trim();
  return v.is(attribution.entries.affiliate_id, id) ? id : undefined;
}
