import { poojaListingQuery } from "@aradhana/core/contract";
import * as v from "valibot";
import { type Filters, filterKeys } from "./filters.ts";

/** The filters that an address names. What the API would refuse is passed over, so every address shows a list. */
export function readFilters(search: URLSearchParams): Filters {
  return Object.fromEntries(
    filterKeys.flatMap((key) => {
      // What could not be decoded ("%E0%A4%A") was no letter.
      const value = search.get(key)?.replaceAll("\uFFFD", "").trim();
      return value && v.safeParse(poojaListingQuery.entries[key], value).success ? [[key, value]] : [];
    }),
  );
}
