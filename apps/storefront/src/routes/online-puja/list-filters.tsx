import { formatMoney } from "@aradhana/core/money";
import { FacetLinks, Facets } from "@aradhana/ui/facets";
import { useText } from "../../i18n/define-text.ts";
import { DateFilter } from "./date-filter.tsx";
import { keptByFacets, listHref } from "./filters.ts";
import styles from "./list.module.css";
import type { Listing } from "./loader.ts";
import { priceSteps } from "./price-steps.ts";
import { listText } from "./text.ts";

interface ListFiltersProps {
  listing: Listing;
  /** How many filters are on. */
  chosen: number;
  now: number;
}

/** All that narrows the list, each value a link that puts it on or takes it off. */
export function ListFilters({ listing, chosen, now }: ListFiltersProps) {
  const t = useText(listText);
  const { filters, facets, currency } = listing;
  const kept = keptByFacets(listing);
  return (
    <Facets
      className={styles.filters}
      label={t.filters(chosen)}
      clear={
        chosen > 0
          ? { href: listHref({ ...(filters.sort && { sort: filters.sort }) }), label: t.clearAll }
          : undefined
      }
    >
      {facets.map(({ key, options }) => (
        <FacetLinks
          key={key}
          label={t.facets[key]}
          // Deities are what most people come for.
          open={key === "deity" || filters[key] !== undefined}
          options={options.map(({ value, label, count }) => {
            const selected = filters[key] === value;
            return {
              label,
              count: String(count),
              selected,
              href: listHref(kept, { [key]: selected ? "" : value }),
            };
          })}
        />
      ))}
      <DateFilter filters={filters} now={now} />
      <FacetLinks
        label={t.price}
        options={priceSteps(currency).map((step) => {
          const selected = filters.max_price === String(step.amount);
          return {
            label: t.upTo(formatMoney(step)),
            selected,
            href: listHref(filters, { max_price: selected ? "" : String(step.amount) }),
          };
        })}
      />
      <FacetLinks
        label={t.kind}
        options={[
          {
            label: t.vipOnly,
            selected: filters.vip === "true",
            href: listHref(filters, { vip: filters.vip === "true" ? "" : "true" }),
          },
        ]}
      />
    </Facets>
  );
}
