import { type FilterKey, type Filters, filterKeys } from "./filters.ts";
import { type Pages, readPages } from "./list-address.ts";

/** What a list is waiting for: nothing, more of the same, or another list in its place. */
export type PendingList = "none" | "more" | "another";

/** What changes when the list that is shown goes to the address with `search`. */
export function pendingList(
  search: URLSearchParams,
  shown: { filters: Filters; pages: Pages },
  keys: readonly FilterKey[] = filterKeys,
): PendingList {
  const pages = readPages(search);
  const isSame = keys.every((key) => (search.get(key)?.trim() || undefined) === shown.filters[key]);
  if (!isSame || pages.first !== shown.pages.first) return "another";
  return pages.count > shown.pages.count ? "more" : "none";
}
