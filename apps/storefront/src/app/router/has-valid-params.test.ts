import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { idOf } from "../../../test/fixtures.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.close());

const order = idOf("ord", "one");

test.each([
  [`/orders/${order}/name`, 200],
  ["/orders/ord_none/name", 404],
  ["/orders/__proto__/name", 404],
  [`/orders/${idOf("pj", "one")}/name`, 404],
  [`/order/payment-confirmation/${order}/pooja/checkout`, 200],
  ["/order/payment-confirmation/none/pooja/checkout", 404],
  [`/pooja/payment-confirmation?order_id=${order}`, 200],
  ["/pooja/payment-confirmation?order_id=zz", 404],
  ["/pooja/payment-confirmation", 200],
  [`/chadhaava/payment-confirmation?order_id=${order}`, 200],
  ["/chadhaava/payment-confirmation?order_id=zz", 404],
  ["/chadhaava/payment-confirmation", 200],
  [`/chadhaava/order/success/${order}`, 200],
  ["/chadhaava/order/success/none", 404],
  [`/puja/sankalp/${idOf("pk", "one")}`, 200],
  [`/puja/sankalp/${idOf("ch", "one")}?order_id=${order}`, 200],
  [`/puja/sankalp/${idOf("pj", "one")}`, 404],
  ["/puja/sankalp/none", 404],
  ["/puja/sankalp/none/vip", 404],
  [`/sankalp-form-submitted/${order}/pooja/name`, 200],
  ["/sankalp-form-submitted/none/pooja/name", 404],
])("%s has status %d, without a call to the API, and is not cacheable", async (address, status) => {
  const answer = await getPage(api.url, address);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const page = await answer.text();
  expect(page).toContain("<h1");
  // The order has not been fetched.
  expect(page).not.toContain("Sankalp received");
  expect(api.requests).toEqual([]);
});
