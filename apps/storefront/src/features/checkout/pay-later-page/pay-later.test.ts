import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../../test/fake-api.ts";
import { idOf, puja } from "../../../../test/fixtures.ts";
import { getPage } from "../../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const path = "/noauth-api/v1/pooja/poojaById";
const [poojaId, packageId] = [idOf("pj", "rudrabhishek"), idOf("pk", "people1")];
const address = (price = "851", chosen = packageId, id = poojaId) =>
  `/pooja/book-now-pay-later/${price}/${chosen}/${id}`;
const payable = () => api.answers(path, () => ({ results: puja({ bnpl_enabled: true }) }));

test("the server renders the puja without price and reservation, and the page is not cached", async () => {
  payable();
  const response = await getPage(api.url, address());
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(page).toContain('content="noindex"');
  expect(page).toContain("Soma Pradosh Rudrabhishek");
  expect(page).not.toContain("₹");
  expect(api.requests.map((requests) => requests.split("?")[0])).toEqual([path]);
});

test.each(["1", "0", "-1", "free", "<script>alert(1)<%2Fscript>", "9".repeat(300), "%E2%80%AE851"])(
  "the price %j in the address is no reason to refuse it, and is not written on the page",
  async (price) => {
    payable();
    const response = await getPage(api.url, address(price));
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("<script>alert");
  },
);

test.each([
  ["a package of another puja", address("851", idOf("pk", "other")), poojaId],
  ["no package", address("851", "x"), poojaId],
])("%s leads to the puja", async (_, wrong, id) => {
  payable();
  const response = await getPage(api.url, wrong);
  expect([response.status, response.headers.get("location")]).toEqual([302, `/pooja/${id}`]);
});

test("a puja that is not paid later leads to its own page", async () => {
  const response = await getPage(api.url, address());
  expect([response.status, response.headers.get("location")]).toEqual([302, `/pooja/${poojaId}`]);
});

test.each([404, 422])(
  "a puja that is not there (%i) leads to its own page, which says so",
  async (status) => {
    api.answers(path, () => ({ status }));
    const response = await getPage(api.url, address("851", packageId, "pj_nothing"));
    expect([response.status, response.headers.get("location")]).toEqual([302, "/pooja/pj_nothing"]);
  },
);

test("an API that is away is an error, not another page", async () => {
  api.answers(path, () => ({ status: 500 }));
  const response = await getPage(api.url, address());
  expect(response.status).toBeGreaterThanOrEqual(500);
});
