import * as v from "valibot";
import { longestSearch } from "../contract/primitives.ts";
import { localeQuery } from "../contract/read-query.ts";
import { searchType } from "./search.ts";

/** The most hits of one type that a search returns. */
export const MAX_HITS = 10;

/** The number of hits of each type. */
export const hitLimit = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_HITS)),
  "4",
);

export const searchQuery = v.object({
  ...localeQuery,
  q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestSearch)),
  /** Types, separated by commas. @default all */
  types: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",")),
      v.array(searchType),
    ),
  ),
  limit: hitLimit,
});
