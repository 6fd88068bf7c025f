import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { getPage } from "../../../test/get-page.ts";
import { gem, product } from "../../../test/goods-fixture.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const html = async (path: string) => (await getPage(api.url, path)).text();

test("a stone can be had loose or set, each with its charge, its days and whether it can be returned", async () => {
  const page = await html(`/gemstones/${gem().id}/order`);
  for (const words of [
    "Ring, 18 carat gold",
    "+ ₹32,000",
    "Ships in 14 days. Cannot be returned.",
    "Return within 10 days.",
  ]) {
    expect(page).toContain(words);
  }
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="loose"/);
});

test("a product is ordered in the colour that the address names; one that is sold out is not replaced silently", async () => {
  const [maroon, saffron] = product().variants;
  const path = `/abhimantrit-products/${product().id}/order`;
  for (const named of [maroon?.id, "pv_nothing"]) {
    expect(await html(`${path}?variant=${named}`)).toMatch(
      new RegExp(`<input[^>]*checked=""[^>]*value="${maroon?.id}"`),
    );
  }
  const soldOut = await html(`${path}?variant=${saffron?.id}`);
  expect(soldOut).toContain("The colour you chose is sold out. Choose another.");
  expect(soldOut).not.toContain("Choose a size");
  expect(soldOut).not.toMatch(/<input[^>]*checked=""[^>]*name="variant"/);
  expect(await html(`${path}?lang=hi`)).toContain("पार्सल पर नाम");
});

test("the cart has one address, under which no product is looked for", async () => {
  const gems = await getPage(api.url, "/gemstones/cart/order?lang=hi");
  expect([gems.status, gems.headers.get("location")]).toEqual([
    302,
    "/abhimantrit-products/cart/order?lang=hi",
  ]);
  expect(await html("/abhimantrit-products/cart/order")).toContain("Checkout");
  expect(await html("/abhimantrit-products/cart/order?lang=hi")).toContain("चेकआउट");
});

test.each(["/pooja/x/order", "/widgets/pd_1/order"])("D4: %s leads to the first page", async (path) => {
  const response = await getPage(api.url, path);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
});
