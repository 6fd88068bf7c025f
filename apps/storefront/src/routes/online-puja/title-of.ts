import type { Facet } from "@aradhana/core/contract";
import type { Filters } from "./filters.ts";
import type { listText } from "./text.ts";

type Words = ReturnType<typeof listText.in>;

/** What the list is about: the one deity, purpose or temple it is narrowed to, VIP pujas, or all of them. */
export function titleOf(
  { filters, facets }: { filters: Filters; facets: readonly Facet[] },
  t: Words,
): string {
  for (const { key, options } of facets) {
    const chosen = options.find(({ value }) => value === filters[key]);
    if (chosen) return t.titleOf[key](chosen.label);
  }
  return filters.vip === "true" ? t.vipTitle : t.title;
}
