import type { Draft } from "./draft.ts";
import type { StoredDrafts } from "./stored-drafts.ts";

/**
 * Begins the order of a good with what was filled in for one of the same line that was sold meanwhile, unless this one
 * was begun before.
 */
export function continueSold(
  drafts: StoredDrafts,
  { type, itemId, title }: Pick<Draft, "type" | "itemId" | "title">,
): void {
  if (drafts.get(itemId)) return;
  const sold = drafts
    .list()
    .find((draft) => draft.type === type && draft.itemId !== itemId && draft.good?.isSold === true);
  if (!sold?.good) return;
  const { isSold: _, ...good } = sold.good;
  drafts.save({ ...sold, itemId, title, good, attempt: undefined });
  drafts.remove(sold.itemId);
}
