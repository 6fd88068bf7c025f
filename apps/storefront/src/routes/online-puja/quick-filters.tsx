import { FilterChips } from "@aradhana/ui/filter-chips";
import { useText } from "../../i18n/define-text.ts";
import { dateWindows } from "../../pujas/date-windows.ts";
import { keptByFacets, listHref } from "./filters.ts";
import styles from "./list.module.css";
import type { Listing } from "./loader.ts";
import { listText } from "./text.ts";

/**
 * The filters most people reach for, in a row under the thumb; where there is room, all stand beside the list.
 * One that is on stands over the results, to be taken off there.
 */
export function QuickFilters({ listing, now }: { listing: Listing; now: number }) {
  const t = useText(listText);
  const { filters, facets } = listing;
  const kept = keptByFacets(listing);
  const { week } = dateWindows(now);
  const isWeek = filters.from === week.from && filters.to === week.to;
  const deities = facets.find(({ key }) => key === "deity")?.options ?? [];
  return (
    <div className={styles.quick}>
      <FilterChips
        label={t.quick}
        chips={[
          ...(isWeek ? [] : [{ label: t.week, href: listHref(filters, week) }]),
          ...(filters.vip === "true" ? [] : [{ label: t.vip, href: listHref(filters, { vip: "true" }) }]),
          ...deities
            .filter(({ value }) => value !== filters.deity)
            .map(({ value, label }) => ({ label, href: listHref(kept, { deity: value }) })),
        ]}
      />
    </div>
  );
}
