import { Rail } from "@aradhana/ui/rail";
import { useId } from "react";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { BuyerReview } from "../../catalogue/reviews/buyer-review.tsx";
import { StarCounts } from "../../catalogue/reviews/star-counts.tsx";
import { reviewText } from "../../catalogue/reviews/text.ts";
import type { SectionProps } from "./section-props.ts";
import styles from "./sections.module.css";

/** What was written about us, good and bad, and what part of it is sample data. */
export function ReviewsSection({ section: { title, items, summary } }: SectionProps<"reviews">) {
  const t = useText(reviewText);
  const messages = useText(ritualText);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.reviews}>
      <div className={styles.sum}>
        <h2 id={id}>{title}</h2>
        <StarCounts summary={summary} />
        {items.some(({ is_sample }) => is_sample) && <p className={styles.soft}>{t.sampleNote}</p>}
      </div>
      <Rail plainCards heading={t.some} headingAs="h3" arrows={{ back: messages.back, on: messages.on }}>
        {items.map((review) => (
          <BuyerReview key={`${review.author} ${review.text}`} review={review} about={review.pooja_title} />
        ))}
      </Rail>
    </section>
  );
}
