import { queryString } from "@aradhana/core/address";
import type { Facet } from "@aradhana/core/contract";

/** Which of the address's facets the visitor has chosen. The others are the partner's, and stay. */
export const chosenFacets = (search: URLSearchParams): readonly string[] =>
  search.get("chosen")?.split(",") ?? [];

/** The address of the same list, at the path `list`, with one value of a facet chosen, or without it: everything else of the address stays. */
export function filterHref(
  list: string,
  search: URLSearchParams,
  key: Facet["key"],
  value: string | undefined,
): string {
  const query = new URLSearchParams(search);
  const others = chosenFacets(search).filter((each) => each !== key);
  const chosen = value === undefined ? others : [...others, key];
  if (value === undefined) query.delete(key);
  else query.set(key, value);
  if (chosen.length > 0) query.set("chosen", chosen.join(","));
  else query.delete("chosen");
  return list + queryString(query);
}
