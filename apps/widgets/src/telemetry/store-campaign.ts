import { storeAffiliate } from "@aradhana/core/affiliate";
import { storeCartDisabled } from "@aradhana/core/session";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { storeUtm } from "@aradhana/core/utm";

/** Stores who sent the visitor and whether the cart is hidden, as the address says; at `now` in milliseconds since the epoch. */
export function storeCampaign(storage: KeyValueStorage, query: URLSearchParams, now: number): void {
  storeUtm(storage, query, now);
  storeAffiliate(storage, query);
  storeCartDisabled(storage, query, now);
}
