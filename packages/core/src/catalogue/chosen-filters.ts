import type { FilterKey, Filters, ListFacet } from "./filters.ts";

interface Shown {
  filters: Filters;
  facets: readonly ListFacet[];
}

/** A filter that is on, and the change that removes it. */
export type ChosenFilter = { without: Filters } & (
  | { kind: "search"; text: string }
  | { kind: "facet"; key: FilterKey; label: string }
  | { kind: "dates"; from: string | undefined; to: string | undefined }
  | { kind: "price"; max: number }
  | { kind: "vip" }
);

/** Every filter that is on. The sort order is none. */
export function chosenFilters({ filters, facets }: Shown): ChosenFilter[] {
  const { q, from, to, max_price, vip } = filters;
  return [
    ...(q ? [{ kind: "search" as const, text: q, without: { q: "" } }] : []),
    ...facets.flatMap(({ key, options }) => {
      const value = filters[key];
      if (!value) return [];
      const label = options.find((option) => option.value === value)?.label ?? value;
      return [{ kind: "facet" as const, key, label, without: { [key]: "" } }];
    }),
    ...(from || to ? [{ kind: "dates" as const, from, to, without: { from: "", to: "" } }] : []),
    ...(max_price ? [{ kind: "price" as const, max: Number(max_price), without: { max_price: "" } }] : []),
    ...(vip === "true" ? [{ kind: "vip" as const, without: { vip: "" } }] : []),
  ];
}

/** What the whole list is about: the one deity, purpose or temple that it is narrowed to. */
export function listSubject({ filters, facets }: Shown): { key: FilterKey; label: string } | undefined {
  for (const { key, options } of facets) {
    const chosen = options.find(({ value }) => value === filters[key]);
    if (chosen) return { key, label: chosen.label };
  }
  return undefined;
}

/** The filters that a facet's link preserves. A search without results is dropped: it would find nothing in any facet. */
export function filtersBesideFacets({ filters, total }: { filters: Filters; total: number }): Filters {
  const { q: _, ...others } = filters;
  return total === 0 ? others : filters;
}
