import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ReviewCard, type ReviewCardProps } from "./review-card.tsx";
import { ReviewSummary, type ReviewSummaryProps } from "./review-summary.tsx";
import styles from "./reviews.module.css";

export type Review = Pick<
  ReviewCardProps,
  "stars" | "starsLabel" | "text" | "textLang" | "by" | "about" | "photos" | "sample"
> & { id: string };

export type ReviewsProps = Omit<ComponentProps<"section">, "children"> & {
  heading: string;
  summary?: Pick<ReviewSummaryProps, "average" | "shown" | "countLabel" | "histogram"> | undefined;
  reviews: readonly Review[];
  /** Shown when there are no reviews. */
  none: string;
  /** A note on all reviews: that some are samples, how they are checked. */
  note?: string | undefined;
  /** A link or button for more reviews. */
  more?: ReactNode;
};

/** Buyers' reviews, good and bad, with the distribution behind the average. */
export function Reviews({ heading, summary, reviews, none, note, more, className, ...rest }: ReviewsProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.reviews, className)}>
      <div className={styles.whole}>
        <h2 id={headingId}>{heading}</h2>
        {summary && <ReviewSummary {...summary} />}
        {note && <p className={styles.by}>{note}</p>}
      </div>
      {reviews.length === 0 ? (
        <p className={styles.by}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {reviews.map(({ id, ...review }) => (
            <li key={id}>
              <ReviewCard {...review} />
            </li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}
