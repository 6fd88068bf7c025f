import { orderReviews } from "@aradhana/core/contract";
import { goodsQuote } from "@aradhana/core/goods";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { stableId } from "../ids/new-id.ts";
import { fulfilments } from "../orders/orders.table.ts";
import { series } from "../pujas/series.table.ts";
import { reviews } from "./reviews.table.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
afterEach(() => {
  time.now = testNow;
});

type Bought = { guest: ReturnType<typeof shopper>; orderId: string; t: string };

async function performed(): Promise<Bought> {
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder();
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  await db.update(fulfilments).set({ state: "performed" }).where(eq(fulfilments.orderId, order.id));
  return { guest, orderId: order.id, t };
}
const read = async ({ guest, orderId, t }: Bought) =>
  readResponse(await guest.get(`/api/v1/review/ofOrder?order_id=${orderId}&t=${t}`), orderReviews);
const send = async ({ guest, orderId, t }: Bought, action: "create" | "delete", body: object) =>
  readResponse(
    await guest.post(`/api/v1/review/${action}?t=${t}`, { order_id: orderId, ...body }),
    orderReviews,
  );
const itemOf = async (bought: Bought) => (await read(bought)).results[0]?.item_id ?? "";
const words = { text: "The priest read every name.", author: "Asha Sharma", city: "Jaipur" };
const write = async (bought: Bought, stars: number, changes = {}) =>
  send(bought, "create", { item_id: await itemOf(bought), stars, ...words, ...changes });
const rating = async () => {
  const [row] = await db.select().from(series).where(eq(series.slug, "test-puja"));
  return [row?.ratingSum, row?.ratingCount];
};
const shown = async () => {
  const response = await request(`/noauth-api/v1/pooja/poojaById?pooja_id=${stock.puja}`);
  return (await response.json()).results.reviews;
};

test("a buyer's review is shown once somebody has read it, with few stars as with many, and counts exactly", async () => {
  const [happy, unhappy] = [await performed(), await performed()];
  await write(happy, 5);
  expect(
    (await write(unhappy, 1, { text: "The recording came very late." })).results[0]?.review,
  ).toMatchObject({
    ...{ stars: 1, state: "pending", removal: null },
  });
  expect([(await shown()).count, await rating()]).toEqual([0, [0, 0]]);
  const support = await staffMember(request, parts, "support");
  const { results } = await support.json("GET", "/buyerReview?state=pending");
  // Staff read what it is of, not its address.
  const title = { en: "Rudrabhishek", hi: "रुद्राभिषेक" };
  expect(results).toMatchObject([{ title }, { title }]);
  await Promise.all(
    results.map(({ id }: { id: string }) => support.json("POST", `/buyerReview/${id}/publish`)),
  );
  const published = await shown();
  expect(published).toMatchObject({ avg: 3, count: 2, histogram: [1, 0, 0, 0, 1] });
  expect(published.items).toContainEqual(
    expect.objectContaining({ stars: 1, author: "Asha Sharma", is_sample: false }),
  );
  expect(await rating()).toEqual([6, 2]);

  // Changed words are read again; a deleted review counts no more.
  await write(happy, 4);
  expect(await rating()).toEqual([1, 1]);
  const gone = await send(unhappy, "delete", { item_id: await itemOf(unhappy) });
  expect([gone.results[0]?.review, await rating()]).toEqual([null, [0, 0]]);
  await db.delete(reviews).where(eq(reviews.slug, "test-puja"));
});

test("a removed review tells its author why, and stays in the log without its words", async () => {
  const bought = await performed();
  await write(bought, 5, { text: "Call me on my number, friends." });
  const support = await staffMember(request, parts, "support");
  const [{ id }] = (await support.json("GET", "/buyerReview?state=pending")).results;
  expect((await support.json("POST", `/buyerReview/${id}/remove`, { removal: "low_stars" })).status).toBe(
    422,
  );
  await support.json("POST", `/buyerReview/${id}/remove`, { removal: "personal_data" });
  expect((await read(bought)).results[0]?.review).toMatchObject({
    state: "removed",
    removal: "personal_data",
  });
  const owner = await staffMember(request, parts, "owner");
  const log = (await owner.json("GET", `/log?subject=${id}`)).results;
  expect(log).toMatchObject([{ action: "review.removed", after: { removal: "personal_data" } }]);
  expect(JSON.stringify(log)).not.toContain("friends");
});

test("what was not performed yet, and another order's item, cannot be reviewed", async () => {
  const bought = await performed();
  const item = await itemOf(bought);
  await db.update(fulfilments).set({ state: "scheduled" }).where(eq(fulfilments.orderId, bought.orderId));
  expect((await read(bought)).results).toEqual([]);
  const body = { item_id: item, stars: 5, ...words };
  expect((await send(bought, "create", body)).code).toBe("review_not_open");
  expect((await send(await performed(), "create", body)).code).toBe("review_not_open");
  expect((await send(await performed(), "delete", { item_id: item })).code).toBe("review_not_open");
});

describe("reviews of goods", () => {
  const slug = "tulsi-mala-108";
  const jaipur = {
    ...{ name: "Asha Sharma", country_code: "in", postcode: "302006", line1: "12 Civil Lines" },
    ...{ city: "Jaipur", state: "Rajasthan" },
  };

  async function received(path: string, choice: object, type: "abhimantrit" | "gemstone"): Promise<Bought> {
    const guest = shopper(request);
    const { results: quote } = await readResponse(
      await guest.post(path, { ...choice, postcode: jaipur.postcode }),
      goodsQuote,
    );
    const { order, access_token: t } = (await guest.createOrder(quote.quote_id, { type, address: jaipur }))
      .results;
    const { results } = await guest.initiatePayment(order.id);
    await submitGatewayPage(request, results.redirect_url, "pay");
    await runJobs(parts, request);
    return { guest, orderId: order.id, t };
  }
  const deliver = ({ orderId }: Bought) =>
    db.update(fulfilments).set({ state: "delivered" }).where(eq(fulfilments.orderId, orderId));
  const publishAll = async () => {
    const support = await staffMember(request, parts, "support");
    const { results } = await support.json("GET", "/buyerReview?state=pending");
    await Promise.all(
      results.map(({ id }: { id: string }) => support.json("POST", `/buyerReview/${id}/publish`)),
    );
    return results;
  };
  const productPage = async () => {
    const id = stableId("pd", slug);
    const response = await request(`/noauth-api/v1/abhimantrit_product/productById?product_id=${id}`);
    return (await response.json()).results;
  };

  test("are open once they have arrived, and count on the page and the card of a product", async () => {
    const bought = await received(
      "/noauth-api/v1/abhimantrit/quote",
      { variant_id: stableId("pv", slug, "yellow") },
      "abhimantrit",
    );
    expect((await read(bought)).results).toEqual([]);
    await deliver(bought);
    await write(bought, 4);
    expect(await productPage()).toMatchObject({ rating: null, reviews: { count: 0, items: [] } });
    expect(await publishAll()).toMatchObject([{ type: "abhimantrit", slug }]);
    expect(await productPage()).toMatchObject({
      rating: { avg: 4, count: 1 },
      reviews: { avg: 4, count: 1, items: [{ stars: 4, is_sample: false }] },
    });
    const list = await request(
      `/noauth-api/v1/review/getReviews?type=abhimantrit&slug=${slug}&page=1&limit=6`,
    );
    expect(await list.json()).toMatchObject({ results: [{ stars: 4 }], meta: { total: 1 } });
    await send(bought, "delete", { item_id: await itemOf(bought) });
    expect((await productPage()).rating).toBeNull();
  });

  test("of a gem are shown with every gem, because each is unique", async () => {
    const ruby = { product_id: stableId("pd", "ruby-01") };
    const bought = await received("/noauth-api/v1/gemstone/quote", ruby, "gemstone");
    await deliver(bought);
    await write(bought, 5);
    await publishAll();
    for (const other of ["ruby-01", "pearl-01"]) {
      const id = stableId("pd", other);
      const response = await request(`/noauth-api/v1/gemstone/gemById?product_id=${id}`);
      expect((await response.json()).results.reviews).toMatchObject({ avg: 5, count: 1 });
    }
    expect((await shown()).count).toBe(0);
  });
});

test("six stars, few words and a name of digits are named as fields", async () => {
  const bought = await performed();
  for (const [stars, changes, field] of [
    [6, {}, "stars"],
    [5, { text: "Good" }, "text"],
    [5, { author: "12345" }, "author"],
    [5, { city: "" }, "city"],
  ] as const) {
    expect((await write(bought, stars, changes)).errorBody?.field_errors).toMatchObject([{ field }]);
  }
});
