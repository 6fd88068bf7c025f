import { loadWithRetry } from "@aradhana/browser/lazy";
import { useMutation } from "@aradhana/checkout/query";
import type { PageReviews, Review, ReviewedType } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useOpenBrowser } from "../../../shared/services/browser.tsx";
import styles from "../detail/detail.module.css";
import { Section } from "../detail/section.tsx";
import { BuyerReview } from "./buyer-review.tsx";
import { StarCounts } from "./star-counts.tsx";
import { reviewText } from "./text.ts";

const PAGE = 6;

interface ReviewsSectionProps {
  title: string;
  reviews: PageReviews;
  /** What they are of; without a slug everything of its type. */
  reviewed: { type: ReviewedType; slug?: string };
  /** Shown where nobody has written one. @default no section */
  none?: string;
}

/** What buyers wrote, good and bad, with the average of all: the newest first, more of them on a press. */
export function ReviewsSection({ title, reviews, reviewed, none }: ReviewsSectionProps) {
  const t = useText(reviewText);
  const openBrowser = useOpenBrowser();
  const [more, setMore] = useState<readonly Review[]>([]);
  const firstOfMore = useRef<HTMLDivElement>(null);
  const shown = [...reviews.items, ...more];
  const { state, mutate } = useMutation(async () => {
    const { api } = await openBrowser();
    const { getReviews } = await loadWithRetry(() => import("./more-reviews.ts"));
    const page = Math.floor(shown.length / PAGE) + 1;
    const { results } = await getReviews(api, { ...reviewed, page, limit: PAGE });
    setMore((before) => [...before, ...results]);
  });
  // The pressed button has moved down, or is gone.
  useEffect(() => {
    if (more.length > 0) firstOfMore.current?.focus();
  }, [more]);

  if (reviews.count === 0) {
    return (
      none && (
        <Section id="reviews" title={title}>
          <p className={styles.soft}>{none}</p>
        </Section>
      )
    );
  }
  const lastPage = Math.max(0, Math.floor((more.length - 1) / PAGE) * PAGE);
  const firstNew = reviews.items.length + lastPage;
  return (
    <Section id="reviews" title={title}>
      <StarCounts summary={reviews} />
      {shown.some(({ is_sample }) => is_sample) && <p className={styles.soft}>{t.sampleNote}</p>}
      <div className={styles.reviews}>
        {shown.map((review, i) => (
          <div
            key={`${review.author} ${review.text}`}
            {...(more.length > 0 && i === firstNew && { ref: firstOfMore, tabIndex: -1 })}
          >
            <BuyerReview review={review} />
          </div>
        ))}
      </div>
      {state.status === "failed" && <p role="alert">{t.moreFailed}</p>}
      {shown.length < reviews.count && reviews.items.length === PAGE && (
        <div>
          <Button variant="line" loading={state.status === "working"} onClick={() => void mutate()}>
            {t.more(reviews.count - shown.length)}
          </Button>
        </div>
      )}
    </Section>
  );
}
