import { type StoredDrafts, storedDrafts } from "@aradhana/core/checkout";
import type { KeyValueStorage } from "@aradhana/core/storage";

/** The drafts that were filled in on the storefront, in the storage of this tab. They last as long as the tab. */
export const shopDrafts = (storage: KeyValueStorage): StoredDrafts =>
  storedDrafts({ storage, shop: "shop", now: Date.now });
