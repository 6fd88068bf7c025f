import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import styles from "./rating.module.css";

const STAR = "l2.7 5.9 6.4.8-4.7 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.300L";
const FIVE = [0, 1, 2, 3, 4].map((n) => `M${12 + 24 * n} 2.8${STAR}${2.9 + 24 * n} 9.500l6.4-.8z`).join("");

export type StarsProps = Omit<ComponentProps<"span">, "children"> & {
  /** 0 to 5; fractions of a star are drawn. */
  value: number;
};

/** Five stars, filled up to `value`. Decoration only: show the value next to them. */
export function Stars({ value, className, style, ...rest }: StarsProps) {
  const filled = { "--stars-filled": `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%` } as CSSProperties;

  return (
    <span
      {...rest}
      aria-hidden="true"
      style={{ ...filled, ...style }}
      className={clsx(styles.stars, className)}
    >
      <svg viewBox="0 0 120 24" aria-hidden="true">
        <path d={FIVE} />
      </svg>
      <span className={styles.filled}>
        <svg viewBox="0 0 120 24" aria-hidden="true">
          <path d={FIVE} />
        </svg>
      </span>
    </span>
  );
}
