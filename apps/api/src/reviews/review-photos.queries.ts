import { MAX_REVIEW_PHOTOS, type ReviewPhoto } from "@aradhana/core/contract";
import { and, asc, desc, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "../db/built-once.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { orderItems } from "../orders/orders.table.ts";
import type { PhotoPreview } from "../photos/draw-photo.ts";
import type { Vault } from "../vault/create-vault.ts";
import { reviewPhotos } from "./review-photos.table.ts";
import { reviewPhotoNotFound } from "./reviews.errors.ts";
import { reviews } from "./reviews.table.ts";

const contextOf = (id: string) => `review_photos.content/${id}`;
const columns = { id: reviewPhotos.id, width: reviewPhotos.width, height: reviewPhotos.height };

/** What the response of a photo says of it. */
export const photoType = "image/webp";

interface NewPhoto {
  itemId: string;
  photo: PhotoPreview;
  at: Date;
}

/** Stores a photo of an item. Of those that no review has, the newest are stored, no more than a review may have. */
export async function addPhoto(
  tx: Database,
  vault: Vault,
  { itemId, photo: { bytes, width, height }, at }: NewPhoto,
): Promise<ReviewPhoto> {
  const unused = await tx
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .where(and(eq(reviewPhotos.orderItemId, itemId), isNull(reviewPhotos.reviewId)))
    .orderBy(desc(reviewPhotos.createdAt), desc(reviewPhotos.id))
    .offset(MAX_REVIEW_PHOTOS - 1);
  await tx.delete(reviewPhotos).where(
    inArray(
      reviewPhotos.id,
      unused.map(({ id }) => id),
    ),
  );
  const id = newId("rph");
  const contentSealed = vault.seal(contextOf(id), bytes.toString("base64"));
  await tx
    .insert(reviewPhotos)
    .values({ id, orderItemId: itemId, width, height, contentSealed, createdAt: at });
  return { id, width, height };
}

/** Gives a review these photos of its item, and deletes the others. */
export async function setPhotos(
  tx: Database,
  { reviewId, itemId, ids }: { reviewId: string; itemId: string; ids: readonly string[] },
): Promise<void> {
  const ofItem = eq(reviewPhotos.orderItemId, itemId);
  await tx.delete(reviewPhotos).where(and(ofItem, notInArray(reviewPhotos.id, [...ids])));
  const set = await tx
    .update(reviewPhotos)
    .set({ reviewId })
    .where(ofItem)
    .returning({ id: reviewPhotos.id });
  if (set.length !== new Set(ids).size) throw reviewPhotoNotFound();
}

/** Deletes what was uploaded for an item. */
export async function deletePhotos(tx: Database, itemId: string): Promise<void> {
  await tx.delete(reviewPhotos).where(eq(reviewPhotos.orderItemId, itemId));
}

const photosQuery = builtOnce((db) =>
  db
    .select({ ...columns, reviewId: reviewPhotos.reviewId })
    .from(reviewPhotos)
    .where(sql`${reviewPhotos.reviewId} = any(${sql.placeholder("reviewIds")})`)
    .orderBy(asc(reviewPhotos.createdAt), asc(reviewPhotos.id))
    .prepare(""),
);

/** The photos of reviews, by the id of the review. */
export async function readPhotos(db: Database, reviewIds: readonly string[]) {
  const rows = reviewIds.length > 0 ? await photosQuery(db).execute({ reviewIds }) : [];
  const photosOf = new Map<string, ReviewPhoto[]>();
  for (const { reviewId, ...photo } of rows) {
    if (reviewId) photosOf.set(reviewId, [...(photosOf.get(reviewId) ?? []), photo]);
  }
  return photosOf;
}

/** A photo that its review shows to everybody. */
export const findPublishedPhoto = (db: Database, vault: Vault, id: string) =>
  findPhoto(db, vault, id, eq(reviews.state, "published"));

/** A photo that was sent with a review, whether it is shown or not. */
export const findSentPhoto = (db: Database, vault: Vault, id: string) => findPhoto(db, vault, id);

async function findPhoto(db: Database, vault: Vault, id: string, matches?: SQL) {
  const [found] = await db
    .select({ sealed: reviewPhotos.contentSealed })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, id), matches));
  return open(vault, id, found);
}

/** A photo that was uploaded for an item of an order. */
export async function findOwnPhoto(
  db: Database,
  vault: Vault,
  { id, orderId }: { id: string; orderId: string },
) {
  const [found] = await db
    .select({ sealed: reviewPhotos.contentSealed })
    .from(reviewPhotos)
    .innerJoin(orderItems, eq(orderItems.id, reviewPhotos.orderItemId))
    .where(and(eq(reviewPhotos.id, id), eq(orderItems.orderId, orderId)));
  return open(vault, id, found);
}

/** Its bytes; throws if there is none. */
function open(vault: Vault, id: string, found: { sealed: string } | undefined) {
  if (!found) throw reviewPhotoNotFound();
  return Uint8Array.from(Buffer.from(vault.open(contextOf(id), found.sealed), "base64"));
}
