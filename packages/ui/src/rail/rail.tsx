import { clsx } from "clsx";
import { Children, type ComponentProps, type ReactNode, useId } from "react";
import { ChevronEndIcon, ChevronStartIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { Link } from "../link/index.ts";
import styles from "./rail.module.css";
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

/** A row of cards that is scrolled by finger, wheel, keyboard or arrows; the next card peeps in to say so. */
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
  const { row, back, on, move } = useScrollRow<HTMLUListElement>(Children.count(children));

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
        {!loading && (back || on) && (
          <div className={styles.arrows}>
            <IconButton variant="line" label={arrows.back} aria-disabled={!back} onClick={() => move(-1)}>
              <ChevronStartIcon />
            </IconButton>
            <IconButton variant="line" label={arrows.on} aria-disabled={!on} onClick={() => move(1)}>
              <ChevronEndIcon />
            </IconButton>
          </div>
        )}
        {seeAll && (
          <Link href={seeAll.href} variant="more" className={styles.all}>
            {seeAll.label}
          </Link>
        )}
      </div>
      <ul
        ref={row}
        tabIndex={plainCards ? 0 : undefined}
        aria-labelledby={plainCards ? headingId : undefined}
        className={styles.row}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
