import { clsx } from "clsx";
import { Children, type ComponentProps } from "react";
import { ChevronEndIcon, ChevronStartIcon } from "../icon/page-icons.tsx";
import { IconButton } from "../icon-button/index.ts";
import { useScrollRow } from "../rail/use-scroll-row.ts";
import styles from "./carousel.module.css";

export type CarouselProps = ComponentProps<"section"> & {
  /** Its accessible name. */
  label: string;
  /** Accessible names of the arrows. */
  arrows: { back: string; on: string };
  /** The position between the arrows: "2 of 3". */
  placeLabel: (place: number, count: number) => string;
};

/** A few slides of one width, one at a time. It moves by touch, wheel, keys or arrows, and never by itself. */
export function Carousel({ label, arrows, placeLabel, className, children, ...rest }: CarouselProps) {
  const count = Children.count(children);
  const { row, place, move } = useScrollRow<HTMLUListElement>(count);
  if (count === 0) return null;

  return (
    <section aria-label={label} {...rest} className={clsx(styles.carousel, className)}>
      <ul ref={row} className={styles.row}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton variant="line" label={arrows.back} aria-disabled={place === 0} onClick={() => move(-1)}>
            <ChevronStartIcon />
          </IconButton>
          <span className={styles.place}>{placeLabel(place + 1, count)}</span>
          <IconButton
            variant="line"
            label={arrows.on}
            aria-disabled={place === count - 1}
            onClick={() => move(1)}
          >
            <ChevronEndIcon />
          </IconButton>
        </div>
      )}
    </section>
  );
}
