import { type Draft, draftsKey, newDraft, plainGood } from "@aradhana/core/checkout";
import type { Chadhaava } from "@aradhana/core/contract";
import type { CountryCode } from "@aradhana/core/country";
import type { KeyValueStorage } from "@aradhana/core/storage";

/** An empty booking of a chadhaava: nothing is chosen. */
export const newOffering = ({ id, title }: Pick<Chadhaava, "id" | "title">, country: CountryCode): Draft =>
  newDraft({ type: "chadhaava", itemId: id, title, country });

/** The order of a good that nobody has filled in: as it comes, in the colour that the address names. */
export const newGoodsOrder = (
  item: Pick<Draft, "type" | "itemId" | "title" | "country">,
  packageId = "",
  named?: string,
): Draft => newDraft(item, { packageId, good: named ? { ...plainGood, named } : plainGood });

/** Whether this tab may store a draft of an item: what reads it is fetched only then. */
export const mayHaveDraft = (storage: KeyValueStorage, itemId: string): boolean =>
  storage.get(draftsKey)?.includes(itemId) ?? false;
