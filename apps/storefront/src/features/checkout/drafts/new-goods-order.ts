import { type Draft, draftsKey, newDraft, plainGood } from "@aradhana/core/checkout";
import type { KeyValueStorage } from "@aradhana/core/storage";

/** The order of a good that nobody has filled in: as it comes, in the colour that the address names. */
export const newGoodsOrder = (
  item: Pick<Draft, "type" | "itemId" | "title" | "country">,
  packageId = "",
  named?: string,
): Draft => newDraft(item, { packageId, good: named ? { ...plainGood, named } : plainGood });

/** Whether this tab may store the order of a good that was sold meanwhile. */
export const mayHaveSold = (storage: KeyValueStorage): boolean =>
  storage.get(draftsKey)?.includes('"isSold":true') ?? false;

/** Whether this tab may store a draft of an item: what reads it is fetched only then. */
export const mayHaveDraft = (storage: KeyValueStorage, itemId: string): boolean =>
  storage.get(draftsKey)?.includes(itemId) ?? false;
