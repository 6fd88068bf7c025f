import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import { Stars } from "../rating/index.ts";
import styles from "./reviews.module.css";

export type ReviewSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  /** 0 to 5, and formatted: "4.6". */
  average: number;
  shown: string;
  /** The number of reviews as text: "128 reviews". */
  countLabel: string;
  /** The number of reviews per number of stars, low ones too, from five down: "5 stars", 96. */
  histogram: readonly { label: string; count: number }[];
};

/** The average rating and its distribution. */
export function ReviewSummary({
  average,
  shown,
  countLabel,
  histogram,
  className,
  ...rest
}: ReviewSummaryProps) {
  const most = Math.max(1, ...histogram.map(({ count }) => count));

  return (
    <div {...rest} className={clsx(styles.summary, className)}>
      <p className={styles.average}>
        <b className={styles.figure}>{shown}</b>
        <Stars value={average} />
        <span className={styles.by}>{countLabel}</span>
      </p>
      {histogram.length > 0 && (
        <ul className={styles.histogram}>
          {histogram.map(({ label, count }) => (
            <li
              key={label}
              className={styles.row}
              style={{ "--bar": `${(count / most) * 100}%` } as CSSProperties}
            >
              <span>{label}</span>
              <span className={styles.bar} />
              <span className={styles.count}>{count}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
