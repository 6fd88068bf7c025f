import { filtersBesideFacets, listHref } from "@aradhana/core/catalogue";
import { Disclosure } from "@aradhana/ui/disclosure";
import { FilterChips } from "@aradhana/ui/filter-chips";
import { gemText } from "../../../lines/gemstone/text.ts";
import { rattiFigures } from "../../../lines/gemstone/weight-figures.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { goodsListText } from "../goods-list/text.ts";
import type { ListPartProps } from "../list/list-view.ts";
import styles from "./gem-finder.module.css";

const ways = ["planet", "rashi", "purpose"] as const;

/** Leads to the stones of a planet, a rashi or a purpose, and says what to do with an astrologer's advice. */
export function GemFinder({ path, listing }: ListPartProps) {
  const { finder: t } = useText(goodsListText);
  const gem = useText(gemText);
  const { filters, facets } = listing;
  const otherFilters = filtersBesideFacets(listing);
  const extra = listing.extra as { rattiInCarats: number } | undefined;
  return (
    <section aria-label={t.title} className={styles.finder}>
      <h2 className={styles.title}>{t.title}</h2>
      <div className={styles.ways}>
        {ways.map((key) => {
          const options = facets.find((facet) => facet.key === key)?.options ?? [];
          if (options.length === 0) return null;
          return (
            <Disclosure key={key} name="finder" summary={t[key]} open={filters[key] !== undefined}>
              <FilterChips
                label={t[key]}
                className={styles.chips}
                chips={options.map(({ value, label }) => {
                  const selected = filters[key] === value;
                  return {
                    label,
                    selected,
                    href: listHref(path, otherFilters, { [key]: selected ? "" : value }),
                  };
                })}
              />
            </Disclosure>
          );
        })}
        <Disclosure name="finder" summary={t.advice}>
          <ol className={styles.steps}>
            {t.adviceSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Disclosure>
      </div>
      {extra && <p className={styles.factor}>{gem.factor(rattiFigures(extra.rattiInCarats))}</p>}
    </section>
  );
}
