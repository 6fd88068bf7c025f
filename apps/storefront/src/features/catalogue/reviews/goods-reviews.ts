import { deferPart } from "../../../shared/lazy/deferred-part.tsx";

/** The reviews on the page of a good. */
export const goodsReviews = deferPart(
  async () => (await import("./reviews-section-below-fold.tsx")).ReviewsSection,
);
