import type * as v from "valibot";
import {
  type deleteReviewRequest,
  orderReviews,
  type ReviewedType,
  reviewList,
  type reviewRequest,
  uploadedReviewPhoto,
} from "../contract/index.ts";
import type { ApiClient, StreamingApiClient } from "./create-api-client.ts";
import { parseResponse, readBody } from "./read-response.ts";

/** A page of the published reviews of a puja or product, or of all gems. */
export async function getReviews(
  api: ApiClient,
  query: { type: ReviewedType; slug?: string | undefined; page: number; limit: number },
) {
  return parseResponse(await api.get("/noauth-api/v1/review/getReviews", query), reviewList);
}

/** What of an order can be reviewed, with the reviews that its buyer wrote. */
export async function getOrderReviews(api: ApiClient, orderId: string, t?: string) {
  return parseResponse(await api.get("/api/v1/review/ofOrder", { order_id: orderId, t }), orderReviews);
}

const withLink = (path: string, t: string | undefined) => (t ? `${path}?t=${encodeURIComponent(t)}` : path);

const photoPath = "/api/v1/review/photo";

/** Stores a photo for the review of an item, which has it once it is written with it. */
export async function uploadReviewPhoto(
  api: StreamingApiClient,
  item: { order_id: string; item_id: string },
  photo: Blob,
  t?: string,
) {
  const response = await api.open(photoPath, { query: { ...item, t }, body: photo });
  return parseResponse(await readBody(response), uploadedReviewPhoto).results;
}

/** A photo that the caller uploaded. */
export async function getOwnReviewPhoto(
  api: StreamingApiClient,
  { id, orderId }: { id: string; orderId: string },
  t: string | undefined,
  signal: AbortSignal,
): Promise<Blob> {
  return (await api.open(`${photoPath}/${id}`, { query: { order_id: orderId, t }, signal })).blob();
}

/** Writes a review, or replaces the one of the same item. */
export async function writeReview(api: ApiClient, request: v.InferInput<typeof reviewRequest>, t?: string) {
  const response = await api.post(withLink("/api/v1/review/create", t), request);
  return parseResponse(await readBody(response), orderReviews);
}

/** Deletes a review. */
export async function deleteReview(
  api: ApiClient,
  request: v.InferInput<typeof deleteReviewRequest>,
  t?: string,
) {
  const response = await api.post(withLink("/api/v1/review/delete", t), request);
  return parseResponse(await readBody(response), orderReviews);
}
