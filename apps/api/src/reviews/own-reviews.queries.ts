import { type Language, type OrderReviews, reviewedType } from "@aradhana/core/contract";
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { lines } from "../lines/lines.ts";
import { lockOrder, readParts } from "../orders/orders.queries.ts";
import type { PhotoPreview } from "../photos/draw-photo.ts";
import type { Vault } from "../vault/create-vault.ts";
import { countStars } from "./count-stars.queries.ts";
import { addPhoto, deletePhotos, readPhotos, setPhotos } from "./review-photos.queries.ts";
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
  const photosOf = await readPhotos(
    db,
    written.map(({ id }) => id),
  );
  return items.map(({ id, title }) => {
    const own = written.find(({ orderItemId }) => orderItemId === id);
    return {
      ...{ item_id: id, title: title[lang] },
      review: own
        ? {
            ...{ stars: own.stars, text: own.text, author: own.author, city: own.city },
            ...{ state: own.state, removal: own.removal, photos: photosOf.get(own.id) ?? [] },
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
  /** The ids of its photos. */
  photos: readonly string[];
}

/** Writes a review, or replaces the one of the same item. Somebody reads it before it is shown. */
export function writeReview(db: Database, { orderId, itemId, photos, ...words }: Written): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const item = (await readReviewable(tx, orderId)).find(({ id }) => id === itemId);
    if (!item) throw reviewNotOpen();
    const { type, slug } = item;
    const written = { ...words, state: "pending" as const, removal: null };
    const [row] = await tx
      .insert(reviews)
      .values({ id: newId("rv"), type, slug, orderItemId: itemId, isSample: false, ...written })
      .onConflictDoUpdate({ target: reviews.orderItemId, set: written })
      .returning({ id: reviews.id });
    if (!row) throw new Error("the review was not returned");
    await setPhotos(tx, { reviewId: row.id, itemId, ids: photos });
    await countStars(tx, item);
  });
}

/** Deletes the review of an item. */
export function deleteReview(db: Database, orderId: string, itemId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const isOfOrder = (await readParts(tx, orderId)).some(({ item }) => item.id === itemId);
    if (!isOfOrder) throw reviewNotOpen();
    await deletePhotos(tx, itemId);
    const [deleted] = await tx
      .delete(reviews)
      .where(and(eq(reviews.orderItemId, itemId), eq(reviews.isSample, false)))
      .returning({ type: reviews.type, slug: reviews.slug });
    if (deleted) await countStars(tx, deleted);
  });
}

interface UploadedPhoto {
  orderId: string;
  itemId: string;
  photo: PhotoPreview;
  at: Date;
}

/** Stores a photo for the review of an item. */
export function storePhoto(db: Database, vault: Vault, { orderId, ...given }: UploadedPhoto) {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    if (!(await readReviewable(tx, orderId)).some(({ id }) => id === given.itemId)) throw reviewNotOpen();
    return addPhoto(tx, vault, given);
  });
}
