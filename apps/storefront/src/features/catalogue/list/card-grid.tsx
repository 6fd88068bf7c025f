import type { PendingList } from "@aradhana/core/catalogue";
import { CardSkeleton } from "@aradhana/ui/card";
import { useEffect, useRef } from "react";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { cardSizes } from "./card-sizes.ts";
import styles from "./list.module.css";
import type { ListView } from "./list-view.ts";
import { MoreLink, moreId } from "./more-link.tsx";
import { catalogueListText } from "./text.ts";
import { usePendingList } from "./use-pending-list.ts";

/** The number of skeleton cards: a row for a next page, otherwise as many as were shown. */
const skeletonsFor = (pending: PendingList, shown: number) => ({ none: 0, more: 3, another: shown })[pending];

/** The cards found, and the links to more of them. */
export function CardGrid<Card extends CatalogueCard>({ now, ...view }: ListView<Card> & { now: number }) {
  const { list, listing, cardActions } = view;
  const t = useText(catalogueListText);
  const grid = useRef<HTMLUListElement>(null);
  const { pages, cards, total, perPage } = listing;
  const pending = usePendingList(view);
  const pictures = list.pictures?.(cards);
  const shownBefore = useRef(cards.length);

  // After "Show more" the focus is on the first new card.
  useEffect(() => {
    const added = grid.current?.children[shownBefore.current];
    const hasLoadedMore = cards.length > shownBefore.current && document.activeElement?.id === moreId;
    if (hasLoadedMore) added?.querySelector("a")?.focus({ preventScroll: true });
    shownBefore.current = cards.length;
  }, [cards.length]);

  const upToHere = (pages.first - 1) * perPage + cards.length;
  return (
    <>
      {pages.first > 1 && <MoreLink {...view} direction="earlier" />}
      <ul
        ref={grid}
        className={styles.grid}
        data-square={list.isSquare || undefined}
        aria-busy={pending !== "none" || undefined}
      >
        {pending !== "another" &&
          cards.map((card, index) => (
            <li key={card.id} className={styles.cell}>
              <list.Tile
                card={card}
                picture={pictures?.[index]}
                now={now}
                titleAs="h2"
                sizes={cardSizes}
                priority={index === 0}
                actions={cardActions?.(card)}
              />
            </li>
          ))}
        {Array.from({ length: skeletonsFor(pending, cards.length) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons differ in nothing else
          <li key={place} className={styles.cell}>
            <CardSkeleton lines={1} proof />
          </li>
        ))}
      </ul>
      {upToHere < total && (
        <div className={styles.end}>
          <p className={styles.count}>{t.shown(upToHere, total)}</p>
          <MoreLink {...view} direction="more" />
        </div>
      )}
    </>
  );
}
