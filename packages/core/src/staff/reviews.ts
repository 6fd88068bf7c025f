import * as v from "valibot";
import { instant, language, reviewPhoto, slug } from "../contract/primitives.ts";
import { reviewedType, reviewPhotoParam, reviewRemoval } from "../contract/review.ts";
import { text } from "./fields.ts";
import { pageQuery } from "./page.ts";

const state = v.picklist(["pending", "published", "removed"]);
export const buyerReviewIdParam = v.object({ id: v.pipe(v.string(), v.regex(/^rv_[0-9A-Za-z]{17,32}$/)) });
export const buyerReviewsQuery = v.object({ ...pageQuery.entries, state: v.optional(state) });
export const buyerReviewPhotoParam = reviewPhotoParam;
export const removeReviewRequest = v.object({ removal: reviewRemoval });

/** A review that a buyer wrote. */
export const buyerReview = v.object({
  id: v.string(),
  type: reviewedType,
  slug,
  /** Of what the buyer bought. */
  title: text,
  stars: v.number(),
  text: v.string(),
  author: v.string(),
  city: v.string(),
  language,
  state,
  removal: v.nullable(reviewRemoval),
  written_at: instant,
  photos: v.array(reviewPhoto),
});
export type BuyerReview = v.InferOutput<typeof buyerReview>;
