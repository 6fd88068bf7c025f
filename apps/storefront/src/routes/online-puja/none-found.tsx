import type { PoojaCard } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { FilterChips } from "@aradhana/ui/filter-chips";
import { useText } from "../../i18n/define-text.ts";
import { PujaTile } from "../../pujas/puja-tile.tsx";
import { variedPictures } from "../../pujas/varied-pictures.ts";
import { cardSizes } from "./card-sizes.ts";
import type { ChosenFilter } from "./chosen-filters.ts";
import { type Filters, listHref } from "./filters.ts";
import styles from "./list.module.css";
import { listText } from "./text.ts";

interface NoneFoundProps {
  filters: Filters;
  chosen: readonly ChosenFilter[];
  suggestions: readonly PoojaCard[];
  now: number;
}

/** Nothing fits: which filter to take off, and what comes next anyway. */
export function NoneFound({ filters, chosen, suggestions, now }: NoneFoundProps) {
  const t = useText(listText);
  const pictures = variedPictures(suggestions);
  return (
    <>
      <EmptyState heading={t.none} actions={<ButtonLink href="/online-puja">{t.clearAll}</ButtonLink>}>
        <p>{t.noneText}</p>
        {chosen.length > 1 && (
          <div className={styles.ways}>
            <FilterChips
              label={t.chosen}
              chips={chosen.map(({ label, without }) => ({
                href: listHref(filters, without),
                label: t.without(label),
              }))}
            />
          </div>
        )}
      </EmptyState>
      {suggestions.length > 0 && (
        <section className={styles.suggestions}>
          <h2>{t.next}</h2>
          <div className={styles.grid}>
            {suggestions.map((puja, index) => (
              <PujaTile key={puja.id} puja={puja} picture={pictures[index]} now={now} sizes={cardSizes} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
