import { filtersBesideFacets, listHref, priceSteps } from "@aradhana/core/catalogue";
import { formatMoney } from "@aradhana/core/money";
import { FacetLinks, Facets } from "@aradhana/ui/facets";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import type { FilterLabels } from "../../../lines/catalogue-list.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { DateFilter } from "./date-filter.tsx";
import styles from "./list.module.css";
import type { ListView } from "./list-view.ts";
import { catalogueListText } from "./text.ts";

type ListFiltersProps<Card extends CatalogueCard> = ListView<Card> & {
  /** How many filters are on. */
  chosen: number;
  now: number;
};

/** All that narrows the list, each value a link that sets or removes it. */
export function ListFilters<Card extends CatalogueCard>(props: ListFiltersProps<Card>) {
  const { list, listing, extras, chosen, now } = props;
  const { path } = list;
  const t = useText(catalogueListText);
  const { filters, facets, currency } = listing;
  const otherFilters = filtersBesideFacets(listing);
  const isVip = filters.vip === "true";
  const names: FilterLabels = useText(list.text).facets ?? t.facets;
  return (
    <Facets
      className={styles.filters}
      label={t.filters(chosen)}
      clear={
        chosen > 0
          ? { href: listHref(path, { ...(filters.sort && { sort: filters.sort }) }), label: t.clearAll }
          : undefined
      }
    >
      {facets.map(({ key, options }) => (
        <FacetLinks
          key={key}
          label={names[key] ?? key}
          open={key === list.mainFacet || filters[key] !== undefined}
          options={options.map(({ value, label, count }) => {
            const selected = filters[key] === value;
            return {
              label,
              count: String(count),
              selected,
              href: listHref(path, otherFilters, { [key]: selected ? "" : value }),
            };
          })}
        />
      ))}
      {list.filters.includes("from") && <DateFilter path={path} filters={filters} now={now} />}
      {extras && <extras.Filters path={path} listing={listing} />}
      {list.filters.includes("max_price") && (
        <FacetLinks
          label={t.price}
          options={priceSteps(currency).map((step) => {
            const selected = filters.max_price === String(step.amount);
            return {
              label: t.upTo(formatMoney(step)),
              selected,
              href: listHref(path, filters, { max_price: selected ? "" : String(step.amount) }),
            };
          })}
        />
      )}
      {list.filters.includes("vip") && (
        <FacetLinks
          label={t.kind}
          options={[
            {
              label: t.vipOnly,
              selected: isVip,
              href: listHref(path, filters, { vip: isVip ? "" : "true" }),
            },
          ]}
        />
      )}
    </Facets>
  );
}
