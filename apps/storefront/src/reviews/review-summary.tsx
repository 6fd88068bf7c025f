import type { ReviewSummary as Summary } from "@aradhana/core/contract";
import { Stars } from "@aradhana/ui/rating";
import { useText } from "../i18n/define-text.ts";
import styles from "./reviews.module.css";
import { reviewText } from "./text.ts";

/** The average and how many gave each number of stars, the low ones too. */
export function ReviewSummary({ summary: { avg, count, histogram } }: { summary: Summary }) {
  const t = useText(reviewText);
  const most = Math.max(1, ...histogram);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b className={styles.figure}>{avg.toFixed(1)}</b>
        <Stars value={avg} />
        <span className={styles.soft}>
          {t.outOfFive(avg.toFixed(1))} · {t.count(count)}
        </span>
      </p>
      <ul className={styles.histogram}>
        {histogram.map((given, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of stars
          <li key={index} className={styles.bar}>
            <span>{t.stars(5 - index)}</span>
            <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={given} height="1" />
            </svg>
            <span>{given}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
