import type { Pooja } from "@aradhana/core/contract";
import { Accordion } from "@aradhana/ui/accordion";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../i18n/define-text.ts";
import { BuyerReview } from "../../reviews/buyer-review.tsx";
import { StarCounts } from "../../reviews/star-counts.tsx";
import { reviewText } from "../../reviews/text.ts";
import { Part } from "./part.tsx";
import styles from "./pooja.module.css";
import { poojaPageText } from "./text.ts";

/** What others say and ask, and what is known of the place. */
export function Voices({ puja: { reviews, faqs, temple, temple_about } }: { puja: Pooja }) {
  const t = useText(poojaPageText);
  const { sampleNote } = useText(reviewText);
  return (
    <>
      {reviews.count > 0 && (
        <Part id="reviews" title={t.reviews}>
          <StarCounts summary={reviews} />
          {reviews.items.some(({ is_sample }) => is_sample) && <p className={styles.soft}>{sampleNote}</p>}
          <div className={styles.reviews}>
            {reviews.items.map((review) => (
              <BuyerReview key={`${review.author} ${review.text}`} review={review} />
            ))}
          </div>
        </Part>
      )}
      {faqs.length > 0 && (
        <Part id="questions" title={t.faqs}>
          <Accordion
            items={faqs.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              summary: question,
              content: answer,
            }))}
          />
        </Part>
      )}
      <Part id="temple" title={t.temple(temple.name)}>
        <p className={styles.prose}>{temple_about}</p>
        <Link href={`/online-puja?temple=${temple.slug}`} variant="more">
          {t.templePujas}
        </Link>
      </Part>
    </>
  );
}
