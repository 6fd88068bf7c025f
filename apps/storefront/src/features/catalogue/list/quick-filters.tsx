import { dateWindows, filtersBesideFacets, listHref } from "@aradhana/core/catalogue";
import { FilterChips } from "@aradhana/ui/filter-chips";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./list.module.css";
import type { ListView } from "./list-view.ts";
import { catalogueListText } from "./text.ts";

/**
 * The filters most people reach for, in a row under the thumb; where there is room, all stand beside the list.
 * One that is on stands above the results, to be removed there.
 */
export function QuickFilters<Card extends CatalogueCard>({
  list,
  listing,
  now,
}: ListView<Card> & { now: number }) {
  const t = useText(catalogueListText);
  const { filters, facets } = listing;
  const kept = filtersBesideFacets(listing);
  const { week } = dateWindows(now);
  const isWeek = filters.from === week.from && filters.to === week.to;
  const offersVip = list.filters.includes("vip") && filters.vip !== "true";
  const deities = facets.find(({ key }) => key === "deity")?.options ?? [];
  return (
    <div className={styles.quick}>
      <FilterChips
        label={t.quick}
        chips={[
          ...(isWeek ? [] : [{ label: t.week, href: listHref(list.path, filters, { ...week }) }]),
          ...(offersVip ? [{ label: t.vip, href: listHref(list.path, filters, { vip: "true" }) }] : []),
          ...deities
            .filter(({ value }) => value !== filters.deity)
            .map(({ value, label }) => ({ label, href: listHref(list.path, kept, { deity: value }) })),
        ]}
      />
    </div>
  );
}
