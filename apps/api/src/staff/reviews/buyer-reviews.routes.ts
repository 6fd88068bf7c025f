import type { ReviewPhoto, ReviewRemoval } from "@aradhana/core/contract";
import {
  type BuyerReview,
  buyerReview,
  buyerReviewIdParam,
  buyerReviewPhotoParam,
  buyerReviewsQuery,
  removeReviewRequest,
} from "@aradhana/core/staff";
import { and, asc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { documented } from "../../http/documented.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { orderItems } from "../../orders/orders.table.ts";
import { countStars } from "../../reviews/count-stars.queries.ts";
import { findSentPhoto, photoType, readPhotos } from "../../reviews/review-photos.queries.ts";
import { reviewPhotoNotFound } from "../../reviews/reviews.errors.ts";
import { reviews } from "../../reviews/reviews.table.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOnly, staffOnlyErrors } from "../login/staff-only.ts";

/** Reviews of buyers, with the title of what each bought. */
const selectReviews = (db: Database) =>
  db
    .select({ review: reviews, title: orderItems.title })
    .from(reviews)
    .innerJoin(orderItems, eq(orderItems.id, reviews.orderItemId));

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

/** How staff read the reviews of buyers, and publish or remove them: for a reason, never for few stars. */
export function buyerReviewRoutes({ db, vault }: { db: Database; vault: Vault }) {
  const support = staffOnly(db, ["owner", "support"]);
  const byId = validated("param", buyerReviewIdParam);
  return new Hono<AppEnv>()
    .get(
      "/buyerReview",
      staffDocumented({ summary: "The reviews of buyers, the oldest first", results: v.array(buyerReview) }),
      support,
      validated("query", buyerReviewsQuery),
      async (c) => {
        const { state, page, limit } = c.req.valid("query");
        const matches = and(eq(reviews.isSample, false), state && eq(reviews.state, state));
        const rows = await selectReviews(db)
          .where(matches)
          .orderBy(asc(reviews.updatedAt), asc(reviews.id))
          .limit(limit)
          .offset((page - 1) * limit);
        return respond(c, await viewsOf(db, rows), { page, limit, total: await db.$count(reviews, matches) });
      },
    )
    .post(
      "/buyerReview/:id/publish",
      staffDocumented({ summary: "Shows a review on the page of what it is of", results: buyerReview }),
      support,
      byId,
      async (c) => respond(c, await decide(c, c.req.valid("param").id, null)),
    )
    .post(
      "/buyerReview/:id/remove",
      staffDocumented({
        summary: "Does not show a review, for a reason that its author sees",
        results: buyerReview,
      }),
      support,
      byId,
      validated("json", removeReviewRequest),
      async (c) => respond(c, await decide(c, c.req.valid("param").id, c.req.valid("json").removal)),
    )
    .get(
      "/buyerReviewPhoto/:id",
      documented({
        ...{ tag: "staff", bearer: true, type: photoType, summary: "A photo of a review, shown or not" },
        errorResponses: [...staffOnlyErrors, reviewPhotoNotFound],
      }),
      support,
      validated("param", buyerReviewPhotoParam),
      async (c) => {
        const bytes = await findSentPhoto(db, vault, c.req.valid("param").id);
        return c.body(bytes, 200, { "Content-Type": photoType, "Cache-Control": "private, no-store" });
      },
    );

  function decide(c: Context<AppEnv>, id: string, removal: ReviewRemoval | null) {
    return db.transaction(async (tx) => {
      const state = removal === null ? "published" : "removed";
      const [decided] = await tx
        .update(reviews)
        .set({ state, removal })
        .where(and(eq(reviews.id, id), eq(reviews.isSample, false)))
        .returning();
      if (!decided) throw notFound();
      await countStars(tx, decided);
      await logAction(tx, c, { action: `review.${state}`, subject: id, after: { removal } });
      const [view] = await viewsOf(tx, await selectReviews(tx).where(eq(reviews.id, id)));
      return view;
    });
  }
}

async function viewsOf(db: Database, rows: readonly Row[]): Promise<BuyerReview[]> {
  const photosOf = await readPhotos(
    db,
    rows.map(({ review }) => review.id),
  );
  return rows.map((row) => buyerReviewOf(row, photosOf.get(row.review.id) ?? []));
}

const buyerReviewOf = ({ review, title }: Row, photos: ReviewPhoto[]): BuyerReview => {
  const { id, type, slug, stars, text, author, city, language, state, removal, updatedAt } = review;
  return {
    ...{ id, type, slug, title, stars, text, author, city, language, state, removal },
    ...{ written_at: updatedAt.toISOString(), photos },
  };
};
