import type { Filters, Page, Sort } from "./listing.rules.ts";
import type { FoundOnSale } from "./open-dates.queries.ts";

type Key = "deity" | "purpose" | "temple";

const valuesOf = (row: FoundOnSale): Record<Key, readonly string[]> => ({
  deity: row.deitySlugs,
  purpose: row.purposeSlugs,
  temple: [row.templeSlug],
});

const passes = (row: FoundOnSale, filters: Filters, except?: Key): boolean =>
  Object.entries(valuesOf(row)).every(([key, values]) => {
    const chosen = filters[key as Key];
    return key === except || chosen === undefined || values.includes(chosen);
  });

const comparisons: Record<Sort | "relevance", (a: FoundOnSale, b: FoundOnSale) => number> = {
  relevance: (a, b) => b.rank - a.rank,
  soonest: () => 0,
  popular: (a, b) => b.popularity - a.popularity,
  price: (a, b) => a.price - b.price,
};

/** The ids of one page of what a search found. Ties are sorted by date. */
export function pageOfFound(
  rows: readonly FoundOnSale[],
  filters: Filters,
  { sort, limit, offset }: Page<Sort | "relevance">,
): string[] {
  return rows
    .filter((row) => passes(row, filters))
    .toSorted(
      (a, b) => comparisons[sort](a, b) || a.startAt - b.startAt || (a.seriesSlug < b.seriesSlug ? -1 : 1),
    )
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

/** The total of what a search found, and the count of each filter's values with the other filters applied. */
export function countFound<Name extends { key: Key; value: string }>(
  rows: readonly FoundOnSale[],
  filters: Filters,
  names: readonly Name[],
): { total: number; counts: (Name & { count: number })[] } {
  const numbers = new Map<string, number>();
  for (const row of rows) {
    for (const [key, values] of Object.entries(valuesOf(row))) {
      if (!passes(row, filters, key as Key)) continue;
      for (const value of values) {
        const name = `${key} ${value}`;
        numbers.set(name, (numbers.get(name) ?? 0) + 1);
      }
    }
  }
  const counts = names
    .map((name) => ({ ...name, count: numbers.get(`${name.key} ${name.value}`) ?? 0 }))
    .filter(({ key, value, count }) => count > 0 || filters[key] === value)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { total: rows.filter((row) => passes(row, filters)).length, counts };
}
