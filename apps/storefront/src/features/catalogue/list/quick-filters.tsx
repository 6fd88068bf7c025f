import { dateWindows, filtersBesideFacets, listHref } from "@aradhana/core/catalogue";
import { FilterChips } from "@aradhana/ui/filter-chips";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./list.module.css";
import type { ListView } from "./list-view.ts";
import { catalogueListText } from "./text.ts";

/**
 * The most used filters, in a row above the list on a phone; a wide screen shows all of them beside the list. An
 * applied filter is removed above the results.
 */
export function QuickFilters<Card extends CatalogueCard>({
  list,
  listing,
  now,
}: ListView<Card> & { now: number }) {
  const t = useText(catalogueListText);
  const { filters, facets } = listing;
  const otherFilters = filtersBesideFacets(listing);
  const windows = dateWindows(now);
  const isDated = list.filters.includes("from");
  const ranges = [...(list.isDaily ? ["today" as const] : []), ...(isDated ? ["week" as const] : [])].filter(
    (range) => filters.from !== windows[range].from || filters.to !== windows[range].to,
  );
  const offersVip = list.filters.includes("vip") && filters.vip !== "true";
  const options = facets.find(({ key }) => key === list.mainFacet)?.options ?? [];
  return (
    <div className={styles.quick}>
      <FilterChips
        label={t.quick}
        chips={[
          ...ranges.map((range) => ({
            label: t[range],
            href: listHref(list.path, filters, { ...windows[range] }),
          })),
          ...(offersVip ? [{ label: t.vip, href: listHref(list.path, filters, { vip: "true" }) }] : []),
          ...options
            .filter(({ value }) => value !== filters[list.mainFacet])
            .map(({ value, label }) => ({
              label,
              href: listHref(list.path, otherFilters, { [list.mainFacet]: value }),
            })),
        ]}
      />
    </div>
  );
}
