import { clsx } from "clsx";
import { Children, type ComponentProps, type ReactNode, useId } from "react";
import { Link } from "../link/index.ts";
import styles from "./rail.module.css";
import { RowArrows } from "./row-arrows.tsx";
import { useScrollRow } from "./use-scroll-row.ts";

export type RailProps = ComponentProps<"section"> & {
  heading: ReactNode;
  /** The heading level. @default "h2" */
  headingAs?: "h1" | "h2" | "h3";
  /** URL of the full list. */
  seeAll?: { href: string; label: string } | undefined;
  /** Accessible names of the arrows. */
  arrows: { back: string; on: string };
  /** The cards contain nothing focusable: the row itself is focusable, so that keys can scroll it. */
  plainCards?: boolean;
  /** The children are skeletons: nothing to scroll to yet. */
  loading?: boolean;
};

/**
 * A row of cards that scrolls by touch, wheel, keyboard or arrows; part of the next card is visible. Nothing is
 * rendered without cards.
 */
export function Rail({
  heading,
  headingAs: Heading = "h2",
  seeAll,
  arrows,
  plainCards = false,
  loading = false,
  className,
  children,
  ...rest
}: RailProps) {
  const headingId = useId();
  const cards = Children.toArray(children);
  const scroll = useScrollRow<HTMLUListElement>(cards.length);
  const mayScroll = scroll.known ? scroll.back || scroll.on : cards.length > 1;
  if (cards.length === 0) return null;

  return (
    <section
      aria-labelledby={headingId}
      aria-busy={loading || undefined}
      {...rest}
      className={clsx(styles.rail, className)}
    >
      <div className={styles.head}>
        <Heading id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        {!loading && <RowArrows scroll={scroll} labels={arrows} />}
        {seeAll && (
          <Link href={seeAll.href} variant="more" className={styles.all}>
            {seeAll.label}
          </Link>
        )}
      </div>
      <ul
        ref={scroll.row}
        tabIndex={plainCards && mayScroll ? 0 : undefined}
        aria-labelledby={plainCards ? headingId : undefined}
        className={styles.row}
      >
        {Children.map(cards, (card) => (
          <li className={styles.item}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
