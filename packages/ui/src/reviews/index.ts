export { ReviewCard, type ReviewCardPhoto, type ReviewCardProps } from "./review-card.tsx";
export { ReviewSummary, type ReviewSummaryProps } from "./review-summary.tsx";
export { type Review, Reviews, type ReviewsProps } from "./reviews.tsx";
