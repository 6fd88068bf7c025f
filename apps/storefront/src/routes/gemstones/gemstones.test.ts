import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterEach(() => api.reset());
afterAll(() => api.close());

const html = async (search = "") => (await getPage(api.url, `/gemstones${search}`)).text();

test("stones are found by planet and rashi without a script, and what a ratti is stands beside", async () => {
  const page = await html();
  expect(page).toContain('href="/gemstones?planet=sun"');
  expect(page).toContain('href="/gemstones?rashi=simha"');
  expect(page).toContain("1 ratti = 0.9114 ct = 182 mg");
  expect(page).toContain("Ask whether your chart says to avoid the stone");
});

test("a card has the weight in three units, the treatment and the price of a carat", async () => {
  const page = await html();
  for (const words of [
    "5.20 ct, 5.71 ratti, 1.040 g",
    "Heated",
    "Mozambique",
    "₹18,077 per carat",
    "One of a kind",
  ]) {
    expect(page).toContain(words);
  }
});

test("a range of weight goes to the API and can be removed", async () => {
  const page = await html("?min_ratti=5&max_ratti=7");
  const { searchParams } = new URL(api.requests[0] ?? "", api.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({ min_ratti: "5", max_ratti: "7" });
  expect(page).toMatch(/5 to 7 ratti<span[^>]*>, <!-- -->remove/);
});

test("a weight that is no number is passed over", async () => {
  await html("?min_carat=heavy&max_carat=-3");
  const { searchParams } = new URL(api.requests[0] ?? "", api.url);
  expect(searchParams.has("min_carat") || searchParams.has("max_carat")).toBe(false);
});
