import * as v from "valibot";
import { image, instant, money } from "../contract/primitives.ts";

/** What the search looks in, in the sequence of its groups. */
export const searchTypes = [
  ...(["pooja", "chadhaava", "abhimantrit", "gemstone"] as const),
  ...(["astrologer", "service", "temple", "article"] as const),
] as const;
export const searchType = v.picklist(searchTypes);
export type SearchType = v.InferOutput<typeof searchType>;

/** Whether it can be booked or bought. An article is only read: a search that finds nothing else gets suggestions too. */
export const isOffered = (type: SearchType) => type !== "article";

/** One thing that a search found. */
export const searchHit = v.object({
  /** What its page is addressed by: an id, or a slug. */
  id: v.string(),
  title: v.string(),
  image,
  /** Distinguishes it from others with the same title: place, origin or first sentence. */
  note: v.nullable(v.string()),
  /** The next date of a ritual. */
  start_at: v.nullable(instant),
  price: v.nullable(money),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

/** The best matches of one type. */
export const searchGroup = v.object({
  type: searchType,
  hits: v.array(searchHit),
  /** Whether there are more matches than `hits`. */
  has_more: v.boolean(),
});
export type SearchGroup = v.InferOutput<typeof searchGroup>;

export const searchResults = v.object({
  /** The types in which something matches. */
  groups: v.array(searchGroup),
  /** What comes nearest, if nothing matches but articles. */
  suggestions: v.array(searchGroup),
});
export type SearchResults = v.InferOutput<typeof searchResults>;
