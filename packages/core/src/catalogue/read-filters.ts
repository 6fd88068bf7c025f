import { type FilterKey, type Filters, filterKeys } from "./filters.ts";

/** Whether the API would take a value of a filter; no filter that the list does not have. */
type Accepts = (key: FilterKey, value: string) => boolean;

/**
 * The filters that an address names. A value the API would reject is ignored, so every address shows a list. The
 * schemas stay with the caller: screens that share this folder need none.
 */
export function readFilters(search: URLSearchParams, accepts: Accepts): Filters {
  return Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = decodedPart(search.get(key) ?? "");
      return value && accepts(key, value) ? [[key, value]] : [];
    }),
  );
}

/** Without what could not be decoded, and the rest of an escape at the end ("%A" of "%E0%A4%A"): an address cut by a chat. */
const decodedPart = (value: string) => value.replace(/\uFFFD+(%[\da-f]?$)?/gi, "").trim();
