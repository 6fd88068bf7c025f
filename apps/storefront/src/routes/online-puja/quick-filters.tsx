import { FilterChips } from "@aradhana/ui/chips";
import { useText } from "../../i18n/define-text.ts";
import { dateWindows } from "../../pujas/date-windows.ts";
import { keptByFacets, listHref } from "./filters.ts";
import styles from "./list.module.css";
import type { Listing } from "./loader.ts";
import { listText } from "./text.ts";

/** The filters most people reach for, in a row under the thumb; where there is room, all stand beside the list. */
export function QuickFilters({ listing, now }: { listing: Listing; now: number }) {
  const t = useText(listText);
  const { filters, facets } = listing;
  const kept = keptByFacets(listing);
  const { week } = dateWindows(now);
  const isWeek = filters.from === week.from && filters.to === week.to;
  const isVip = filters.vip === "true";
  const deities = facets.find(({ key }) => key === "deity")?.options ?? [];
  return (
    <div className={styles.quick}>
      <FilterChips
        label={t.quick}
        chips={[
          { label: t.week, selected: isWeek, href: listHref(filters, isWeek ? { from: "", to: "" } : week) },
          { label: t.vip, selected: isVip, href: listHref(filters, { vip: isVip ? "" : "true" }) },
          ...deities.map(({ value, label }) => {
            const selected = filters.deity === value;
            return { label, selected, href: listHref(kept, { deity: selected ? "" : value }) };
          }),
        ]}
      />
    </div>
  );
}
