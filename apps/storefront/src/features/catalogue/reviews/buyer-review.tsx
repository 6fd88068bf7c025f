import type { Review } from "@aradhana/core/contract";
import { ReviewCard } from "@aradhana/ui/reviews";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { reviewText } from "./text.ts";

interface BuyerReviewProps {
  review: Review;
  /** The reviewed item, where it is not clear from the context. */
  about?: string;
}

/** What one buyer wrote, in the language it was written in. */
export function BuyerReview({ review, about }: BuyerReviewProps) {
  const t = useText(reviewText);
  const { language } = useVisitor();
  return (
    <ReviewCard
      stars={review.stars}
      starsLabel={t.stars(review.stars)}
      text={review.text}
      textLang={review.language === language ? undefined : review.language}
      by={t.by(review.author, review.city)}
      about={about}
      photos={review.photos?.map(({ id, width, height }, index) => ({
        ...{ width, height, src: `/noauth-api/v1/review/publishedPhoto/${id}` },
        alt: t.photo(index + 1, review.author),
      }))}
      sample={review.is_sample ? t.sample : undefined}
    />
  );
}
