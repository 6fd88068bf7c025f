import { type StoredDrafts, storedDrafts } from "@aradhana/core/checkout";
import type { KeyValueStorage } from "@aradhana/core/storage";

/** The tab of a widget, and in whose page it is. */
export interface Tab {
  storage: KeyValueStorage;
  partnerId: string | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const DAY = 24 * 60 * 60 * 1000; // ms

/** Drafts of this partner's pages, stored for a day after the last change (decision 0022). */
export const widgetDrafts = ({ storage, partnerId, now }: Tab): StoredDrafts =>
  storedDrafts({ storage, shop: `widget ${partnerId ?? "-"}`, now, maxAge: DAY });
