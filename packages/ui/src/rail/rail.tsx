import { clsx } from "clsx";
import { Children, type ComponentProps, type ReactNode, useId } from "react";
import { Link } from "../link/index.ts";
import styles from "./rail.module.css";
import { RowArrows } from "./row-arrows.tsx";
import { useScrollRow } from "./use-scroll-row.ts";

export type RailProps = ComponentProps<"section"> & {
  heading: ReactNode;
  /** The level of the heading on its page. @default "h2" */
  headingAs?: "h1" | "h2" | "h3";
  /** Where the whole list stands. */
  seeAll?: { href: string; label: string } | undefined;
  /** What the arrows do, for those who listen. */
  arrows: { back: string; on: string };
  /** The cards hold nothing that takes the focus: the row takes it instead, to be scrolled by keys. */
  plainCards?: boolean;
  /** The children are skeletons: nothing to scroll to yet. */
  loading?: boolean;
};

/**
 * A row of cards that is scrolled by finger, wheel, keyboard or arrows; the next card peeps in to say so. Nothing is drawn
 * where there is none.
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
        {!loading && <RowArrows scroll={scroll} words={arrows} />}
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
