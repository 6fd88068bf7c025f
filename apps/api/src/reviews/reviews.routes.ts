import {
  deleteReviewRequest,
  orderReviews,
  orderReviewsQuery,
  reviewLink,
  reviewRequest,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { ownOrder } from "../orders/own-order.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { deleteReview, readOrderReviews, writeReview } from "./own-reviews.queries.ts";
import { reviewNotOpen } from "./reviews.errors.ts";

/** How a buyer reviews what was performed: for the owner of the order, or with the token of its link. */
export function reviewsRoutes({ db }: { db: Database }) {
  const common = { tag: "review", results: orderReviews, bearer: true };
  return new Hono<AppEnv>()
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
        summary: "Writes a review of a performed puja, or replaces it; it is read before it is shown",
        errorResponses: [unauthorized, orderNotFound, reviewNotOpen],
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
