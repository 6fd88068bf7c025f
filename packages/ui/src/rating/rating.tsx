import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./rating.module.css";
import { Stars } from "./stars.tsx";

export type RatingProps = Omit<ComponentProps<"span">, "children"> & {
  /** 0 to 5. */
  value: number;
  /** The formatted value: "4.6". */
  shown: string;
  /** The formatted number of ratings: "128". */
  count?: string | undefined;
  /** The accessible text: "4.6 out of 5, 128 reviews". */
  label: string;
  /** One star and the value, for a card. */
  compact?: boolean;
};

/** The average rating, as stars and as a sentence for screen readers. */
export function Rating({ value, shown, count, label, compact = false, className, ...rest }: RatingProps) {
  return (
    <span {...rest} className={clsx(styles.rating, className)} data-compact={compact || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stars value={compact ? 5 : value} className={styles.row} />
      <span aria-hidden="true">
        {shown}
        {count && <span className={styles.count}> ({count})</span>}
      </span>
    </span>
  );
}
