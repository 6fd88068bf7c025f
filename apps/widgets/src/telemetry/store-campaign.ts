import { storeAffiliate } from "@aradhana/core/affiliate";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { storeUtm } from "@aradhana/core/utm";

/** Stores who sent the visitor, as the address names it; at `now` in milliseconds since the epoch. */
export function storeCampaign(storage: KeyValueStorage, query: URLSearchParams, now: number): void {
  storeUtm(storage, query, now);
  storeAffiliate(storage, query);
}
