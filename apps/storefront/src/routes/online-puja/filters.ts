import { queryString } from "@aradhana/core/address";

/** The names of the filters: in our addresses, and in the API's. */
export const filterKeys = [
  "q",
  "deity",
  "purpose",
  "temple",
  "vip",
  "from",
  "to",
  "max_price",
  "sort",
] as const;

/** What narrows and orders the list, as it stands in the address and goes to the API. */
export type Filters = Partial<Record<(typeof filterKeys)[number], string>>;

/** The address of the list with some filters changed; one set to nothing is taken off. It begins at the first page. */
export function listHref(filters: Filters, change: Filters = {}): string {
  return hrefOf({ ...filters, ...change });
}

/** What a facet's link keeps: a search that found nothing finds nothing of a facet either, so it goes. */
export function keptByFacets({ filters, total }: { filters: Filters; total: number }): Filters {
  const { q, ...others } = filters;
  return total === 0 ? others : filters;
}

/** The address of a further page of the same list. */
export function pageHref(filters: Filters, page: { page?: number; pages?: number }): string {
  const { page: first = 1, pages = 1 } = page;
  return hrefOf({
    ...filters,
    ...(first > 1 && { page: String(first) }),
    ...(pages > 1 && { pages: String(pages) }),
  });
}

function hrefOf(values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  return `/online-puja${queryString(search)}`;
}

const MOST_PAGES = 8; // one after the other on one screen: beyond, a page replaces the last

/** Which page comes first and how many follow it on the screen. `pages` is set only by "show more". */
export function readPages(search: URLSearchParams): { first: number; count: number } {
  const numberOf = (name: string, most: number) => {
    const value = Number(search.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : 1;
  };
  return { first: numberOf("page", 1000), count: numberOf("pages", MOST_PAGES) };
}

/** The next step of "show more": where a link leads by itself, and what a script makes of it. */
export function nextPage(filters: Filters, { first, count }: { first: number; count: number }) {
  const href = pageHref(filters, { page: first + count });
  return count < MOST_PAGES
    ? { href, appended: pageHref(filters, { page: first, pages: count + 1 }) }
    : { href };
}
