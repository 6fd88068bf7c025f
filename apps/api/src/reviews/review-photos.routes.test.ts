import { MAX_REVIEW_PHOTOS, orderReviews, uploadedReviewPhoto } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureBomb } from "../../test/picture-bomb.ts";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { fulfilments, orders } from "../orders/orders.table.ts";
import { reviewPhotos } from "./review-photos.table.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const support = await staffMember(request, parts, "support");

async function performed(guest = shopper(request)) {
  const { order, access_token: t } = await guest.placeOrder();
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  await db.update(fulfilments).set({ state: "performed" }).where(eq(fulfilments.orderId, order.id));
  const path = `/api/v1/review/ofOrder?order_id=${order.id}&t=${t}`;
  const { results: items } = await readResponse(await guest.get(path), orderReviews);
  return { guest, orderId: order.id, t, itemId: items[0]?.item_id ?? "" };
}
type Bought = Awaited<ReturnType<typeof performed>>;

/** As a phone takes it: turned, and with the place in its metadata. */
const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } })
  .jpeg()
  .withExif({ IFD0: { Copyright: "secret place" } })
  .withMetadata({ orientation: 6 })
  .toBuffer();
async function upload({ orderId, itemId, t }: Bought, body: BodyInit = new Uint8Array(taken)) {
  time.now = new Date(time.now.getTime() + 1000);
  return readResponse(
    await request(`/api/v1/review/photo?order_id=${orderId}&item_id=${itemId}&t=${t}`, {
      ...{ method: "POST", headers: { "content-type": "image/jpeg" }, body },
    }),
    uploadedReviewPhoto,
  );
}
const words = { stars: 5, text: "The priest read every name.", author: "Asha Sharma", city: "Jaipur" };
const write = async ({ guest, orderId, itemId, t }: Bought, photos: string[]) =>
  readResponse(
    await guest.post(`/api/v1/review/create?t=${t}`, {
      ...{ order_id: orderId, item_id: itemId, ...words, photos },
    }),
    orderReviews,
  );
const publicly = (id: string) => request(`/noauth-api/v1/review/publishedPhoto/${id}`);
const own = ({ orderId, t }: Bought, id: string) =>
  request(`/api/v1/review/photo/${id}?order_id=${orderId}&t=${t}`);
const waiting = async () => (await support.json("GET", "/buyerReview?state=pending&limit=100")).results;
const shown = async () => {
  const response = await request(`/noauth-api/v1/pooja/poojaById?pooja_id=${stock.puja}`);
  return (await response.json()).results.reviews.items;
};

test("a photo is upright, without metadata and sealed, and everybody sees it once its review is published", async () => {
  const bought = await performed();
  const { results: photo } = await upload(bought);
  expect(photo).toMatchObject({ width: 20, height: 40 });
  const [written] = (await write(bought, [photo.id])).results;
  expect(written?.review).toMatchObject({ state: "pending", photos: [photo] });
  const metadata = await sharp(Buffer.from(await (await own(bought, photo.id)).arrayBuffer())).metadata();
  expect([metadata.format, metadata.exif, metadata.orientation]).toEqual(["webp", undefined, undefined]);
  const [stored] = await db.select().from(reviewPhotos).where(eq(reviewPhotos.id, photo.id));
  expect(Buffer.from(stored?.contentSealed ?? "", "base64").includes("WEBP")).toBe(false);
  expect((await publicly(photo.id)).status).toBe(404);

  const waits = (await waiting()).find(
    ({ photos }: { photos: { id: string }[] }) => photos[0]?.id === photo.id,
  );
  expect((await support.request("GET", `/buyerReviewPhoto/${photo.id}`)).headers.get("content-type")).toBe(
    "image/webp",
  );
  await support.json("POST", `/buyerReview/${waits.id}/publish`);
  expect((await publicly(photo.id)).headers.get("content-type")).toBe("image/webp");
  expect(await shown()).toContainEqual(expect.objectContaining({ photos: [photo] }));

  await support.json("POST", `/buyerReview/${waits.id}/remove`, { removal: "personal_data" });
  expect((await publicly(photo.id)).status).toBe(404);
});

test("a renamed executable, a drawing with a script and a picture bomb are refused", async () => {
  const bought = await performed();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cut = new Uint8Array(taken.subarray(0, 60));
  for (const bad of [`MZ${"\0".repeat(200)}`, svg, cut, "", await pictureBomb(30_000)]) {
    expect(await upload(bought, bad)).toMatchObject({ status: 422, code: "review_photo_rejected" });
  }
  expect((await upload(bought, new Uint8Array(6 * 1024 * 1024 + 1))).status).toBe(413);
});

test("a review has three photos at most, and of those that were not sent with it the last three are stored", async () => {
  const bought = await performed();
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push((await upload(bought)).results.id);
  expect(MAX_REVIEW_PHOTOS).toBe(3);
  expect((await write(bought, ids.slice(1))).errorBody?.field_errors).toMatchObject([{ field: "photos" }]);
  expect((await write(bought, ids.slice(0, 1))).code).toBe("review_photo_not_found");
  expect((await write(bought, ids.slice(2))).results[0]?.review?.photos).toHaveLength(3);
  // One was taken out: it is deleted.
  await write(bought, ids.slice(3));
  const stored = await db.select().from(reviewPhotos).where(eq(reviewPhotos.orderItemId, bought.itemId));
  expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.slice(3).toSorted());
});

test("a photo of somebody else's review is neither seen nor used", async () => {
  const [bought, other] = [await performed(), await performed()];
  const { id } = (await upload(bought)).results;
  expect((await write(other, [id])).code).toBe("review_photo_not_found");
  expect((await own(other, id)).status).toBe(404);
  expect((await upload({ ...bought, t: other.t })).status).toBe(404);
  expect((await upload({ ...bought, itemId: other.itemId })).code).toBe("review_not_open");
  // Not even published ones are changed through another order.
  await write(bought, [id]);
  expect((await write(other, [id])).code).toBe("review_photo_not_found");
  // Staff see what was sent with a review, no more.
  const draft = (await upload(bought)).results.id;
  expect((await support.request("GET", `/buyerReviewPhoto/${draft}`)).status).toBe(404);
});

test("photos are deleted with their review, and with the account", async () => {
  const [first, second] = [await performed(), await performed()];
  const storedOf = ({ itemId }: Bought) => db.$count(reviewPhotos, eq(reviewPhotos.orderItemId, itemId));
  await write(first, [(await upload(first)).results.id]);
  await upload(first);
  expect(await storedOf(first)).toBe(2);
  await first.guest.post(`/api/v1/review/delete?t=${first.t}`, {
    ...{ order_id: first.orderId, item_id: first.itemId },
  });
  expect(await storedOf(first)).toBe(0);

  await write(second, [(await upload(second)).results.id]);
  await upload(second);
  await db.update(orders).set({ state: "closed" }).where(eq(orders.id, second.orderId));
  await second.guest.signIn();
  expect((await second.guest.post("/api/v1/user/deleteAccount", { confirm: true })).status).toBe(200);
  expect(await storedOf(second)).toBe(0);
});
