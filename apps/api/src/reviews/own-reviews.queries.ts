import { type Language, type OrderReviews, reviewedType } from "@aradhana/core/contract";
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { lines } from "../lines/lines.ts";
import { lockOrder, readParts } from "../orders/orders.queries.ts";
import { countStars } from "./count-stars.queries.ts";
import { reviewNotOpen } from "./reviews.errors.ts";
import { reviews } from "./reviews.table.ts";

/** The items of an order that were performed or have arrived: only their buyer reviews them. */
async function readReviewable(db: Database, orderId: string) {
  const parts = await readParts(db, orderId);
  return parts.flatMap(({ item, fulfilment }) =>
    v.is(reviewedType, item.kind) && lines[item.kind].reviews?.after.includes(fulfilment.state)
      ? [{ ...item, type: item.kind }]
      : [],
  );
}

/** What of an order can be reviewed, with the reviews that its buyer wrote. */
export async function readOrderReviews(db: Database, orderId: string, lang: Language): Promise<OrderReviews> {
  const items = await readReviewable(db, orderId);
  const ids = items.map(({ id }) => id);
  const written = await db.select().from(reviews).where(inArray(reviews.orderItemId, ids));
  return items.map(({ id, title }) => {
    const own = written.find(({ orderItemId }) => orderItemId === id);
    return {
      ...{ item_id: id, title: title[lang] },
      review: own
        ? {
            ...{ stars: own.stars, text: own.text, author: own.author, city: own.city },
            ...{ state: own.state, removal: own.removal },
          }
        : null,
    };
  });
}

interface Written {
  orderId: string;
  itemId: string;
  stars: number;
  text: string;
  author: string;
  city: string;
  language: Language;
}

/** Writes a review, or replaces the one of the same item. Somebody reads it before it is shown. */
export function writeReview(db: Database, { orderId, itemId, ...words }: Written): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const item = (await readReviewable(tx, orderId)).find(({ id }) => id === itemId);
    if (!item) throw reviewNotOpen();
    const { type, slug } = item;
    const written = { ...words, state: "pending" as const, removal: null };
    await tx
      .insert(reviews)
      .values({ id: newId("rv"), type, slug, orderItemId: itemId, isSample: false, ...written })
      .onConflictDoUpdate({ target: reviews.orderItemId, set: written });
    await countStars(tx, item);
  });
}

/** Deletes the review of an item. */
export function deleteReview(db: Database, orderId: string, itemId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const isOfOrder = (await readParts(tx, orderId)).some(({ item }) => item.id === itemId);
    if (!isOfOrder) throw reviewNotOpen();
    const [deleted] = await tx
      .delete(reviews)
      .where(and(eq(reviews.orderItemId, itemId), eq(reviews.isSample, false)))
      .returning({ type: reviews.type, slug: reviews.slug });
    if (deleted) await countStars(tx, deleted);
  });
}
