import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { getPage } from "../../../test/get-page.ts";
import { productCard, productListing } from "../../../test/goods-fixture.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/abhimantrit_product/getProductListing";
const html = async (search = "") => (await getPage(api.url, `/abhimantrit-products${search}`)).text();

test("the list is fetched with the filters of its address, and passes over those of another list", async () => {
  const page = await html("?category=mala&max=100000&vip=true&from=2026-11-23&sort=price_desc");
  const requests = new URL(api.requests[0] ?? "", api.url);
  expect(requests.pathname).toBe(path);
  expect(Object.fromEntries(requests.searchParams)).toMatchObject({
    ...{ category: "mala", max: "100000", sort: "price_desc" },
  });
  expect(requests.searchParams.has("vip")).toBe(false);
  expect(requests.searchParams.has("from")).toBe(false);
  expect(page).toContain("<title>Malas, energised by a named priest · Aradhana</title>");
  expect(page).toMatch(/up to ₹1,000<span[^>]*>, <!-- -->remove/);
  expect(page).not.toContain("Next 7 days");
});

test("a card shows its price, its MRP, its colours and whether it is in stock", async () => {
  const page = await html();
  for (const words of ["₹499", "MRP ₹599", "2 colours", "In stock"]) expect(page).toContain(words);
  expect(page).toContain("background-color:#e07a1f");
});

test("the last pieces and what is sold out are said so, in both languages", async () => {
  api.answers(path, () => ({
    results: {
      ...productListing,
      products: [productCard({ stock: 2 }), productCard({ id: "pd_000000000000000other", stock: 0 })],
    },
    meta: { total: 2 },
  }));
  const page = await html();
  expect(page).toContain("2 left");
  expect(page).toContain("Out of stock");
  expect(await html("?lang=hi")).toContain("स्टॉक में नहीं");
});

test("without a match other products show", async () => {
  api.answers(path, () => ({
    results: { ...productListing, products: [], suggestions: [productCard({ title: "Shri yantra" })] },
    meta: { total: 0 },
  }));
  const page = await html("?q=nothing");
  expect(page).toContain("Nothing matches “nothing”");
  expect(page).not.toContain("No product matches these filters");
  expect(page).toContain("Shri yantra");
});

test("prices are in the visitor's currency, at the field and as it is typed without a script", async () => {
  api.answers(path, () => ({ results: productListing, meta: { total: 1, currency: "usd" } }));
  const page = await html(`?price_from=${encodeURIComponent("१५")}&price_to=1,200.50&country_code=us`);
  const { searchParams } = new URL(api.requests[0] ?? "", api.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({ min: "1500", max: "120050" });
  for (const words of [
    "Price ($)",
    "From ($)",
    "To ($)",
    'value="15"',
    'value="1200.5"',
    "$15 to $1,200.50",
  ]) {
    expect(page).toContain(words);
  }
});

test("a lowest price above the highest has a message at its field", async () => {
  const page = await html("?min=100000&max=50000");
  expect(page).toContain("Enter ₹1,000 or more, or a lower amount in the other field");
  expect(page).toMatch(/aria-invalid="true"[^>]*name="price_to"/);
});

test("the fields of any price are in the group of the common prices, which is open while a price is chosen", async () => {
  const priceGroup = (page: string) =>
    page.match(/<details.*?<\/details>/gs)?.find((group) => group.includes("Price (₹)")) ?? "";
  const group = priceGroup(await html());
  expect(group).toContain("up to ₹500");
  expect(group).toContain('name="price_from"');
  expect(group).not.toMatch(/^<details[^>]* open/);
  expect(priceGroup(await html("?min=77700"))).toMatch(/^<details[^>]* open/);
});

test("what is sold out can be left out, and that can be removed", async () => {
  expect(await html()).toContain('href="/abhimantrit-products?in_stock=true"');
  const page = await html("?in_stock=true");
  const { searchParams } = new URL(api.requests.at(-1) ?? "", api.url);
  expect(searchParams.get("in_stock")).toBe("true");
  expect(page).toMatch(/In stock<span[^>]*>, <!-- -->remove/);
});
