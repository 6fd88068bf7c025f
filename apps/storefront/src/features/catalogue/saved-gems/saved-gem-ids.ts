import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";

export const savedGemsKey = "saved_gems";
/** The anchor of the saved gems on the page of their list. */
export const savedGemsAnchor = "saved";
/** `MAX_SAVED_GEMS` of the contract, whose schemas the page of a gem does not load; a test compares the two. */
export const MOST_SAVED = 24;

/** The gems that were saved in this browser, the latest first. */
export const readSavedGems = (storage: KeyValueStorage): string[] =>
  readJson(storage, savedGemsKey, v.array(v.string())) ?? [];

/** Saves a gem, or removes it if it is saved; does nothing if there are too many. Returns whether it is saved. */
export function toggleSavedGem(storage: KeyValueStorage, id: string): boolean {
  const saved = readSavedGems(storage);
  const isSaved = saved.includes(id);
  const others = saved.filter((each) => each !== id);
  if (!isSaved && others.length >= MOST_SAVED) return false;
  if (isSaved && others.length === 0) storage.remove(savedGemsKey);
  else storage.set(savedGemsKey, JSON.stringify(isSaved ? others : [id, ...others]));
  return !isSaved;
}
