import type { chadhaavaListingQuery, poojaListingQuery } from "@aradhana/core/contract";
import type * as v from "valibot";
import { foldWords } from "../search/fold-words.ts";

/** What a listing of any line is asked for. */
export type ListingQuery = v.InferOutput<typeof chadhaavaListingQuery> &
  Partial<Pick<v.InferOutput<typeof poojaListingQuery>, "vip">>;

/** What narrows a listing, made ready for the database. */
export type Filters = {
  /** Slugs of series. */
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
  /** Words for `to_tsquery`; empty when nothing in the visitor's text can be searched for. */
  search?: string | undefined;
};

export type Page = { sort: ListingQuery["sort"]; limit: number; offset: number };

/** More words than this narrow nothing further. */
const MAX_WORDS = 8;
const DAY = 86_400_000;
/** Days that PostgreSQL and JavaScript count alike; what is on sale lies well within. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const LAST_DAY = Date.UTC(2200, 0, 1);

/** The filters that a checked query asks for. */
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
  search: q ? toSearch(q) : undefined,
});

/** Every word must be there, each may be the beginning of a longer one. */
const toSearch = (text: string): string =>
  [...new Set(foldWords(text))]
    .slice(0, MAX_WORDS)
    .map((word) => `${word}:*`)
    .join(" & ");

/** Midnight in India, where the temples are; a day beyond everything on sale becomes the nearest one we can count. */
function startOfDay(day: string): Date {
  const at = Date.parse(`${day}T00:00:00+05:30`);
  return new Date(Math.min(Math.max(at, FIRST_DAY), LAST_DAY));
}
