import { type Draft, draftsKey, newDraft } from "@aradhana/core/checkout";
import type { Chadhaava } from "@aradhana/core/contract";
import type { CountryCode } from "@aradhana/core/country";
import type { KeyValueStorage } from "@aradhana/core/storage";

/** An empty booking of a chadhaava: nothing is chosen. */
export const newOffering = ({ id, title }: Pick<Chadhaava, "id" | "title">, country: CountryCode): Draft =>
  newDraft({ type: "chadhaava", itemId: id, title, country });

/** Whether this tab may store a draft of an item: what reads it is fetched only then. */
export const mayHaveDraft = (storage: KeyValueStorage, itemId: string): boolean =>
  storage.get(draftsKey)?.includes(itemId) ?? false;
