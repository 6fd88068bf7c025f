import { queryString } from "../address/index.ts";
import type { Filters } from "./filters.ts";

/** The first page on the screen, and how many pages are shown. */
export interface Pages {
  first: number;
  count: number;
}

const MAX_PAGES = 8; // on one screen; then the next page replaces them

/** The address of the list at `path` with some filters changed; an empty value removes one. It starts at the first page. */
export function listHref(path: string, filters: Filters, change: Filters = {}): string {
  return hrefOf(path, { ...filters, ...change });
}

/** The address of another page of the same list. */
export function pageHref(path: string, filters: Filters, { first, count }: Partial<Pages>): string {
  return hrefOf(path, {
    ...filters,
    ...(first && first > 1 && { page: String(first) }),
    ...(count && count > 1 && { pages: String(count) }),
  });
}

/** The pages that a URL requests. Only "show more" sets more than one. */
export function readPages(search: URLSearchParams): Pages {
  const numberOf = (name: string, max: number) => {
    const value = Number(search.get(name));
    return Number.isInteger(value) && value >= 1 && value <= max ? value : 1;
  };
  return { first: numberOf("page", 1000), count: numberOf("pages", MAX_PAGES) };
}

/** The targets of "show more": `href` as a plain link, `appended` where a script appends to the pages shown. */
export function nextPage(path: string, filters: Filters, { first, count }: Pages) {
  const href = pageHref(path, filters, { first: first + count });
  return count < MAX_PAGES
    ? { href, appended: pageHref(path, filters, { first, count: count + 1 }) }
    : { href };
}

/** The facets that have their own lists: search engines index each of them. */
const subjectKeys = ["deity", "purpose", "temple", "category", "stone", "planet", "rashi"] as const;

/**
 * The canonical URL of a list: a list of one deity, purpose, temple, kind, stone, planet or rashi is its own,
 * any other combination is the whole list. Each page is its own canonical URL.
 */
export function canonicalListHref(path: string, filters: Filters, { first }: Pages): string {
  const subjects = subjectKeys.flatMap((key) => (filters[key] ? [[key, filters[key]]] : []));
  return pageHref(path, subjects.length === 1 ? Object.fromEntries(subjects) : {}, { first });
}

function hrefOf(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  return path + queryString(search);
}
