import type { Review } from "@aradhana/core/contract";
import type { reviews } from "./reviews.table.ts";

/** A review in its original language, marked if it is a sample. */
export const toReview = ({
  stars,
  text,
  author,
  city,
  language,
  isSample,
}: typeof reviews.$inferSelect): Review => ({ stars, text, author, city, language, is_sample: isSample });
