import { listHref } from "@aradhana/core/catalogue";
import { ButtonLink } from "@aradhana/ui/button-link";
import { EmptyState } from "@aradhana/ui/empty-state";
import { FilterChips } from "@aradhana/ui/filter-chips";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { cardSizes } from "./card-sizes.ts";
import type { LabelledFilter } from "./filter-labels.ts";
import styles from "./list.module.css";
import type { ListView } from "./list-view.ts";
import { catalogueListText } from "./text.ts";

type NoneFoundProps<Card extends CatalogueCard> = ListView<Card> & {
  chosen: readonly LabelledFilter[];
  now: number;
};

/** Without a match: of a search what is similar, else what there is; else the filters to remove and the next dates. */
export function NoneFound<Card extends CatalogueCard>({
  list,
  listing,
  chosen,
  now,
  cardActions,
}: NoneFoundProps<Card>) {
  const t = useText(catalogueListText);
  const messages = useText(list.text);
  const { filters, suggestions, hasSimilar } = listing;
  const pictures = list.pictures?.(suggestions);
  const suggested = suggestions.length > 0 && (
    <section className={styles.suggestions}>
      <h2>{filters.q && hasSimilar ? t.nearest : (messages.suggestions ?? t.next)}</h2>
      <div className={styles.grid} data-square={list.isSquare || undefined}>
        {suggestions.map((card, index) => (
          <list.Tile
            key={card.id}
            card={card}
            picture={pictures?.[index]}
            now={now}
            sizes={cardSizes}
            actions={cardActions?.(card)}
          />
        ))}
      </div>
    </section>
  );
  // That nothing matches is said above.
  if (filters.q && suggested) return suggested;
  return (
    <>
      <EmptyState heading={messages.none} actions={<ButtonLink href={list.path}>{t.clearAll}</ButtonLink>}>
        <p>{filters.q ? t.otherWords : (messages.noneText ?? t.noneText)}</p>
        {chosen.length > 1 && (
          <div className={styles.removals}>
            <FilterChips
              label={t.chosen}
              chips={chosen.map(({ label, without }) => ({
                href: listHref(list.path, filters, without),
                label: t.without(label),
              }))}
            />
          </div>
        )}
      </EmptyState>
      {suggested}
    </>
  );
}
