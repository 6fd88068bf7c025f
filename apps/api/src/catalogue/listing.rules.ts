import type { chadhaavaListingQuery, poojaListingQuery } from "@aradhana/core/contract";
import type * as v from "valibot";
import { foldQuery } from "../search/fold-words.ts";

/** The query of a listing, with the filters of every line. */
export type ListingQuery = v.InferOutput<typeof chadhaavaListingQuery> &
  Partial<Pick<v.InferOutput<typeof poojaListingQuery>, "vip">>;

/** The filters of a listing, converted for the database. */
export type Filters = {
  /** Series slugs. */
  series?: readonly string[] | undefined;
  deity?: string | undefined;
  temple?: string | undefined;
  purpose?: string | undefined;
  vip?: boolean | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  /** Minor units of the view's currency. */
  maxPrice?: number | undefined;
  /** Input of `to_tsquery`; empty if the visitor's text contains no searchable word. */
  search?: string | undefined;
};

export type Sort = NonNullable<ListingQuery["sort"]> | "relevance";
export type Page = { sort: Sort; limit: number; offset: number };

/** Further words are ignored. */
const MAX_WORDS = 8;
const DAY = 86_400_000;
/** A range that both PostgreSQL and JavaScript can represent, much wider than the dates on sale. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const LAST_DAY = Date.UTC(2200, 0, 1);

/** Converts a validated query to filters. */
export const toFilters = ({
  deity,
  temple,
  purpose,
  vip,
  from,
  to,
  max_price,
  q,
}: ListingQuery): Filters => ({
  deity,
  temple,
  purpose,
  vip: vip && vip === "true",
  from: from === undefined ? undefined : startOfDay(from),
  until: to === undefined ? undefined : new Date(startOfDay(to).getTime() + DAY),
  maxPrice: max_price,
  search: q ? toSearch(foldQuery(q)) : undefined,
});

/** Matches all words, or any of them; each may be a prefix. */
export const toSearch = (words: readonly string[], match: "all" | "any" = "all"): string =>
  [...new Set(words)]
    .slice(0, MAX_WORDS)
    .map((word) => `${word}:*`)
    .join(match === "all" ? " & " : " | ");

/** Midnight in India, where the temples are, clamped to the supported range. */
function startOfDay(day: string): Date {
  const at = Date.parse(`${day}T00:00:00+05:30`);
  return new Date(Math.min(Math.max(at, FIRST_DAY), LAST_DAY));
}
