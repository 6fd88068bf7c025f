import type { Filters } from "./filters.ts";

/** What a form of the list leaves as it is. */
export function KeptFilters({ filters }: { filters: Filters }) {
  return Object.entries(filters).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
