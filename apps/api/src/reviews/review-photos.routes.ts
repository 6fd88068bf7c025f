import {
  ownReviewPhotoQuery,
  reviewPhotoParam,
  reviewPhotoUpload,
  uploadedReviewPhoto,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { orderNotFound } from "../orders/orders.errors.ts";
import { ownOrder } from "../orders/own-order.ts";
import { drawPhoto } from "../photos/draw-photo.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { storePhoto } from "./own-reviews.queries.ts";
import { findOwnPhoto, findPublishedPhoto, photoType } from "./review-photos.queries.ts";
import { reviewNotOpen, reviewPhotoNotFound, reviewPhotoRejected } from "./reviews.errors.ts";

interface PhotoParts {
  db: Database;
  vault: Vault;
  clock: Clock;
}

/** The photos of reviews: a buyer uploads them before the review is sent, everybody sees those of a published one. */
export function reviewPhotoRoutes({ db, vault, clock }: PhotoParts) {
  const limit = rateLimit({ db, clock, name: "review/photo", perMinute: 10 });
  const byId = validated("param", reviewPhotoParam);
  return new Hono<AppEnv>()
    .post(
      "/api/v1/review/photo",
      documented({
        ...{ tag: "review", bearer: true, status: 201, results: uploadedReviewPhoto },
        summary:
          "Stores a photo (JPEG, PNG, WebP) for a review that is sent with it; its metadata is dropped",
        errorResponses: [unauthorized, orderNotFound, reviewNotOpen, reviewPhotoRejected],
      }),
      validated("query", reviewPhotoUpload),
      async (c) => {
        const { order_id, item_id: itemId, t } = c.req.valid("query");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        const wait = await limit(orderId);
        if (wait > 0) throw tooManyRequests(retryAfter(wait));
        const photo = await drawPhoto(Buffer.from(await c.req.arrayBuffer()));
        if (!photo) throw reviewPhotoRejected();
        const stored = await storePhoto(db, vault, { orderId, itemId, photo, at: c.var.clock() });
        return respond(c, stored, {}, 201);
      },
    )
    .get(
      "/api/v1/review/photo/:id",
      documented({
        ...{ tag: "review", bearer: true, type: photoType },
        summary: "A photo (WebP) that the owner of the order uploaded",
        errorResponses: [unauthorized, orderNotFound, reviewPhotoNotFound],
      }),
      byId,
      validated("query", ownReviewPhotoQuery),
      async (c) => {
        const { order_id, t } = c.req.valid("query");
        const { id: orderId } = await ownOrder(c, db, { orderId: order_id, token: t });
        const bytes = await findOwnPhoto(db, vault, { id: c.req.valid("param").id, orderId });
        return c.body(bytes, 200, { "Content-Type": photoType, "Cache-Control": "private, no-store" });
      },
    )
    .get(
      "/noauth-api/v1/review/publishedPhoto/:id",
      documented({
        ...{ tag: "review", type: photoType },
        summary: "A photo (WebP) of a published review",
        errorResponses: [reviewPhotoNotFound],
      }),
      byId,
      async (c) => {
        const bytes = await findPublishedPhoto(db, vault, c.req.valid("param").id);
        // Short: a removed photo must not stay in caches.
        return c.body(bytes, 200, { "Content-Type": photoType, "Cache-Control": "public, max-age=300" });
      },
    );
}
