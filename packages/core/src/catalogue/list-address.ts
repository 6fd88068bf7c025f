import { queryString } from "../address/index.ts";
import type { Filters } from "./filters.ts";

/** The first page on the screen, and how many pages are shown. */
export interface Pages {
  first: number;
  count: number;
}

/** The highest page that the API answers. */
const LAST_PAGE = 1000;
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
  const count = wholeNumber(search.get("pages"));
  return { first: readPage(search), count: count <= MAX_PAGES ? count : 1 };
}

/** The page that a URL requests; the first one if it names none. It may be past the last one: see `lastPage`. */
export const readPage = (search: URLSearchParams): number =>
  Math.min(wholeNumber(search.get("page")), LAST_PAGE);

/** The last page of a list; one without entries has one too. */
export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

const wholeNumber = (text: string | null): number =>
  text !== null && /^\d{1,15}$/.test(text) ? Math.max(1, Number(text)) : 1;

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
