import { poojaListingQuery } from "@aradhana/core/contract";
import * as v from "valibot";
import { type Filters, filterKeys } from "./filters.ts";

/** The filters that an address names. What the API would refuse is passed over, so every address shows a list. */
export function readFilters(search: URLSearchParams): Filters {
  return Object.fromEntries(
    filterKeys.flatMap((key) => {
      // What could not be decoded was no letter, nor what is left of one at the end ("%A" of "%E0%A4%A").
      const value = search
        .get(key)
        ?.replace(/\uFFFD+(%[\da-f]?$)?/gi, "")
        .trim();
      return value && v.safeParse(poojaListingQuery.entries[key], value).success ? [[key, value]] : [];
    }),
  );
}
