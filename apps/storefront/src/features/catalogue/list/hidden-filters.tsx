import type { Filters } from "@aradhana/core/catalogue";

/** The filters that a form of the list leaves as they are. */
export function HiddenFilters({ filters }: { filters: Filters }) {
  return Object.entries(filters).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
