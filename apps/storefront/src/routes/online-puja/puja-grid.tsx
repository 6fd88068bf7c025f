import { PujaCardSkeleton } from "@aradhana/ui/puja-card";
import { useEffect, useRef } from "react";
import { useText } from "../../i18n/define-text.ts";
import { PujaTile } from "../../pujas/puja-tile.tsx";
import { variedPictures } from "../../pujas/varied-pictures.ts";
import { cardSizes } from "./card-sizes.ts";
import styles from "./list.module.css";
import type { Listing } from "./loader.ts";
import { MoreLink, moreId } from "./more-link.tsx";
import { listText } from "./text.ts";
import { type Coming, useComing } from "./use-coming.ts";

/** How many place-holders stand for what is coming: a row's worth of more, or as many as there were. */
const placesFor = (coming: Coming, shown: number) => ({ nothing: 0, more: 3, another: shown })[coming];

/** The pujas found, and the way to more of them. */
export function PujaGrid({ listing, now }: { listing: Listing; now: number }) {
  const t = useText(listText);
  const grid = useRef<HTMLUListElement>(null);
  const { pages, pujas, total, perPage } = listing;
  const coming = useComing(listing);
  const pictures = variedPictures(pujas);
  const shownBefore = useRef(pujas.length);

  // Whoever asked for more goes on at the first of them, also by keyboard.
  useEffect(() => {
    const added = grid.current?.children[shownBefore.current];
    const askedForMore = pujas.length > shownBefore.current && document.activeElement?.id === moreId;
    if (askedForMore) added?.querySelector("a")?.focus({ preventScroll: true });
    shownBefore.current = pujas.length;
  }, [pujas.length]);

  const seen = (pages.first - 1) * perPage + pujas.length;
  return (
    <>
      {pages.first > 1 && <MoreLink listing={listing} direction="back" />}
      <ul ref={grid} className={styles.grid} aria-busy={coming !== "nothing" || undefined}>
        {coming !== "another" &&
          pujas.map((puja, index) => (
            <li key={puja.id} className={styles.cell}>
              <PujaTile
                puja={puja}
                picture={pictures[index]}
                now={now}
                titleAs="h2"
                sizes={cardSizes}
                priority={index === 0}
              />
            </li>
          ))}
        {Array.from({ length: placesFor(coming, pujas.length) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else that tells them apart
          <li key={place} className={styles.cell}>
            <PujaCardSkeleton />
          </li>
        ))}
      </ul>
      {seen < total && (
        <div className={styles.end}>
          <p className={styles.count}>{t.shown(seen, total)}</p>
          <MoreLink listing={listing} direction="on" />
        </div>
      )}
    </>
  );
}
