import * as v from "valibot";
import { language, oneLine, orderId, orderItemId, review, reviewPhoto, slug } from "./primitives.ts";
import { personName } from "./quote.ts";
import { localeQuery, pageQuery } from "./read-query.ts";

/** What buyers review: a puja once it was performed, goods once they have arrived. */
export const reviewedType = v.picklist(["pooja", "abhimantrit", "gemstone"]);
export type ReviewedType = v.InferOutput<typeof reviewedType>;

/** The published reviews of a puja or product, the newest first; of gems, which are unique, those of all. */
export const reviewsQuery = v.object({
  ...localeQuery,
  type: reviewedType,
  slug: v.optional(slug),
  page: pageQuery.page,
  limit: pageQuery.limit,
});
export const reviewList = v.array(review);

const linkToken = v.optional(v.pipe(v.string(), v.maxLength(64)));
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** Why a review is not shown. */
export const reviewRemoval = v.picklist(["offensive", "personal_data", "advertising", "off_topic"]);
export type ReviewRemoval = v.InferOutput<typeof reviewRemoval>;

export const orderReviewsQuery = v.object({
  order_id: orderId,
  t: linkToken,
  lang: v.optional(language, "en"),
});
export const reviewLink = v.object({ t: linkToken, lang: v.optional(language, "en") });

/** A review as its author sees it. */
const ownReview = v.object({
  stars,
  text: v.string(),
  author: v.string(),
  city: v.string(),
  /** "pending": somebody reads it before it is shown. */
  state: v.picklist(["pending", "published", "removed"]),
  removal: v.nullable(reviewRemoval),
  photos: v.optional(v.array(reviewPhoto)),
});

/** What of an order can be reviewed: pujas once they were performed, goods once they have arrived. */
export const orderReviews = v.array(
  v.object({ item_id: orderItemId, title: v.string(), review: v.nullable(ownReview) }),
);
export type OrderReviews = v.InferOutput<typeof orderReviews>;

/** The most photos of a review. */
export const MAX_REVIEW_PHOTOS = 3;
/** What a photo is of, which its buyer uploads before the review is sent. */
export const reviewPhotoUpload = v.object({ order_id: orderId, item_id: orderItemId, t: linkToken });
export const uploadedReviewPhoto = reviewPhoto;
export const reviewPhotoParam = v.object({ id: reviewPhoto.entries.id });
export const ownReviewPhotoQuery = v.object({ order_id: orderId, t: linkToken });

/** Writes a review, or replaces the one that was written of the same item. */
export const reviewRequest = v.object({
  order_id: orderId,
  item_id: orderItemId,
  stars,
  text: v.pipe(oneLine(1000), v.minLength(10, "too_short")),
  /** As it is shown. */
  author: personName,
  city: v.pipe(oneLine(60), v.minLength(2, "too_short")),
  language: v.optional(language, "en"),
  /** The photos that it has from now on, among those uploaded for the item; the others are deleted. */
  photos: v.optional(v.pipe(v.array(reviewPhoto.entries.id), v.maxLength(MAX_REVIEW_PHOTOS)), []),
});
export const deleteReviewRequest = v.object({ order_id: orderId, item_id: orderItemId });
