import type { Review, ReviewPhoto } from "@aradhana/core/contract";
import type { reviews } from "./reviews.table.ts";

/** The average rating, rounded to one decimal; null without reviews. */
export const toRating = (sum: number, count: number) =>
  count === 0 ? null : { avg: Math.round((sum / count) * 10) / 10, count };

/** A review in its original language, marked if it is a sample. */
export const toReview = (
  { stars, text, author, city, language, isSample }: typeof reviews.$inferSelect,
  photos: ReviewPhoto[] = [],
): Review => ({
  ...{ stars, text, author, city, language, is_sample: isSample },
  ...(photos.length > 0 && { photos }),
});
