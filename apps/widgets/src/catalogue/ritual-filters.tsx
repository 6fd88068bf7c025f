import type { Facet } from "@aradhana/core/contract";
import { FacetLinks } from "@aradhana/ui/facets";
import type { WidgetProps } from "../widget.ts";
import styles from "./catalogue.module.css";
import { chosenFacets, filterHref } from "./filter-href.ts";
import { catalogueText } from "./text.ts";

interface RitualFiltersProps extends Pick<WidgetProps, "visitor" | "search"> {
  list: string;
  facets: readonly Facet[];
}

const keys = ["deity", "purpose", "temple"] as const satisfies Facet["key"][];

/** The filters that the visitor can set, as links. Those of the partner cannot be changed. */
export function RitualFilters({ list, facets, visitor, search }: RitualFiltersProps) {
  const t = catalogueText[visitor.language].filters;
  if (search.get("filters") === "off") return null;
  const chosen = chosenFacets(search);
  const offered = keys
    .map((key) => ({ key, value: search.get(key), options: optionsOf(key, search, facets) }))
    .filter(({ key, value, options }) => (value === null ? options.length > 1 : chosen.includes(key)));
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t.label} className={styles.filters}>
      {offered.map(({ key, value, options }) => {
        const name = options.find((option) => option.value === value)?.label;
        return (
          <li key={key}>
            <FacetLinks
              name="filters"
              // After a choice the results come first.
              open={false}
              label={name ? `${t.facets[key]}: ${name}` : t.facets[key]}
              options={options.map((option) => ({
                label: option.label,
                count: option.count > 0 ? String(option.count) : undefined,
                selected: option.value === value,
                href: filterHref(list, search, key, option.value === value ? undefined : option.value),
              }))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The values of a facet, with the chosen one even where nothing matches, so that it can be removed. */
function optionsOf(key: Facet["key"], search: URLSearchParams, facets: readonly Facet[]): Facet["options"] {
  const options = facets.find((facet) => facet.key === key)?.options ?? [];
  const value = search.get(key);
  if (value === null || options.some((option) => option.value === value)) return options;
  return [{ value, label: value, count: 0 }, ...options];
}
