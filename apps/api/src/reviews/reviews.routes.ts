import {
  deleteReviewRequest,
  orderReviews,
  orderReviewsQuery,
  reviewLink,
  reviewList,
  reviewRequest,
  reviewsQuery,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { ownOrder } from "../orders/own-order.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { deleteReview, readOrderReviews, writeReview } from "./own-reviews.queries.ts";
import { reviewNotOpen, reviewPhotoNotFound } from "./reviews.errors.ts";
import { readReviewSummary, readReviews } from "./reviews.queries.ts";

interface ReviewsParts {
  db: Database;
  sendCached: SendCached;
}

/** The published reviews; and how a buyer writes one: for the owner of the order, or with the token of its link. */
export function reviewsRoutes({ db, sendCached }: ReviewsParts) {
  const common = { tag: "review", results: orderReviews, bearer: true };
  return new Hono<AppEnv>()
    .get(
      "/noauth-api/v1/review/getReviews",
      documented({
        tag: "review",
        summary: "The published reviews of a puja or product, or of all gems, the newest first",
        results: reviewList,
      }),
      validated("query", reviewsQuery),
      (c) => {
        const query = c.req.valid("query");
        const { type, slug, page, limit } = query;
        const reviewed = { type, slug };
        return sendCached(c, query, async () => {
          const [results, { count: total }] = await Promise.all([
            readReviews(db, reviewed, { limit, offset: (page - 1) * limit }),
            readReviewSummary(db, reviewed),
          ]);
          return { results, meta: { page, limit, total } };
        });
      },
    )
    .get(
      "/api/v1/review/ofOrder",
      documented({
        ...common,
        summary: "What of an order can be reviewed, with the reviews that its buyer wrote",
        errorResponses: [unauthorized, orderNotFound],
      }),
      validated("query", orderReviewsQuery),
      async (c) => {
        const { order_id, t, lang } = c.req.valid("query");
        const order = await ownOrder(c, db, { orderId: order_id, token: t });
        return respond(c, await readOrderReviews(db, order.id, lang));
      },
    )
    .post(
      "/api/v1/review/create",
      documented({
        ...common,
        summary:
          "Writes a review of what was performed or has arrived, or replaces it; it is read before it is shown",
        errorResponses: [unauthorized, orderNotFound, reviewNotOpen, reviewPhotoNotFound],
      }),
      validated("query", reviewLink),
      validated("json", reviewRequest),
      async (c) => {
        const { t, lang } = c.req.valid("query");
        const { order_id, item_id: itemId, ...words } = c.req.valid("json");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        await writeReview(db, { ...words, orderId, itemId });
        return respond(c, await readOrderReviews(db, orderId, lang));
      },
    )
    .post(
      "/api/v1/review/delete",
      documented({
        ...common,
        summary: "Deletes a review",
        errorResponses: [unauthorized, orderNotFound, reviewNotOpen],
      }),
      validated("query", reviewLink),
      validated("json", deleteReviewRequest),
      async (c) => {
        const { t, lang } = c.req.valid("query");
        const { order_id, item_id: itemId } = c.req.valid("json");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        await deleteReview(db, orderId, itemId);
        return respond(c, await readOrderReviews(db, orderId, lang));
      },
    );
}
