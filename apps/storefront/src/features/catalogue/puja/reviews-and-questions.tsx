import type { Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../detail/detail.module.css";
import { Section } from "../detail/section.tsx";
import { QuestionsSection } from "../detail/story-sections.tsx";
import { TempleSection } from "../detail/temple-section.tsx";
import { BuyerReview } from "../reviews/buyer-review.tsx";
import { StarCounts } from "../reviews/star-counts.tsx";
import { reviewText } from "../reviews/text.ts";
import { poojaPageText } from "./text.ts";

/** Reviews, questions and the temple. */
export function ReviewsAndQuestions({ puja }: { puja: Pooja }) {
  const t = useText(poojaPageText);
  const { sampleNote } = useText(reviewText);
  const { reviews, faqs } = puja;
  return (
    <>
      {reviews.count > 0 && (
        <Section id="reviews" title={t.reviews}>
          <StarCounts summary={reviews} />
          {reviews.items.some(({ is_sample }) => is_sample) && <p className={styles.soft}>{sampleNote}</p>}
          <div className={styles.reviews}>
            {reviews.items.map((review) => (
              <BuyerReview key={`${review.author} ${review.text}`} review={review} />
            ))}
          </div>
        </Section>
      )}
      <QuestionsSection faqs={faqs} />
      <TempleSection
        ritual={puja}
        listPath={pathTo("/online-puja")}
        messages={{ title: t.temple, upcoming: t.templePujas }}
      />
    </>
  );
}
