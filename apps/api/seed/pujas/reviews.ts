import type { Text } from "../text.ts";

export type Stars = 1 | 2 | 3 | 4 | 5;

/** A fictional review in one language. */
export type SampleReview = {
  readonly stars: Stars;
  readonly author: string;
  readonly city: string;
  readonly language: "en" | "hi";
  readonly text: string;
  readonly daysAgo: number;
  readonly isSample: true;
};

/** The label of every sample review. */
export const sampleReviewLabel: Text = { en: "Sample review", hi: "नमूना समीक्षा" };

/** A review in English. */
export function reviewEn(
  stars: Stars,
  author: string,
  city: string,
  daysAgo: number,
  text: string,
): SampleReview {
  return { stars, author, city, language: "en", text, daysAgo, isSample: true };
}

/** A review in Hindi. */
export function reviewHi(
  stars: Stars,
  author: string,
  city: string,
  daysAgo: number,
  text: string,
): SampleReview {
  return { stars, author, city, language: "hi", text, daysAgo, isSample: true };
}

export type Rating = { readonly avg: number; readonly count: number };

/** The mean of the stars, to one decimal. */
export function ratingOf(reviews: readonly { readonly stars: number }[]): Rating {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const avg = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10;
  return { avg, count: reviews.length };
}
