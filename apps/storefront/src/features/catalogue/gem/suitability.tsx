import { listHref } from "@aradhana/core/catalogue";
import type { Gem } from "@aradhana/core/goods";
import { FilterChips } from "@aradhana/ui/filter-chips";
import { gemList } from "../../../lines/gemstone/gem-list.ts";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Section } from "../detail/section.tsx";
import styles from "../goods/goods.module.css";

/** For whom tradition recommends the stone, and for whom it advises against it. */
export function Suitability({ gem }: { gem: Gem }) {
  const t = useText(gemPageText);
  const { planet, substitute_of, rashis, tradition, avoid_for, cautions } = gem;
  return (
    <>
      <Section id="suits" title={t.suits.title}>
        <p className={styles.prose}>
          {t.suits.planet(planet.label)} {substitute_of && t.suits.instead(substitute_of.label)} {tradition}
        </p>
        <FilterChips
          label={t.suits.rashis}
          chips={rashis.map(({ value, label }) => ({
            label,
            href: listHref(gemList.path, { rashi: value }),
          }))}
        />
        <p className={styles.soft}>{t.suits.note}</p>
      </Section>
      <Section id="avoid" title={t.avoid.title}>
        <ul className={styles.points}>
          {avoid_for.length > 0 && (
            <li>{t.avoid.ascendants(avoid_for.map(({ label }) => label).join(", "))}</li>
          )}
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
          <li>{t.avoid.opinion}</li>
        </ul>
      </Section>
    </>
  );
}
