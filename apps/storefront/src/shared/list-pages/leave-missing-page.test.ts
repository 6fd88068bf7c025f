import { afterAll, beforeAll, expect, test } from "vitest";
import articles from "../../../stories/answers/blogs.en.json" with { type: "json" };
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
  api.answers("/noauth-api/v1/blog/getBlogs", () => ({ results: articles.results, meta: { total: 31 } }));
});
afterAll(() => api.close());

test.each([
  ["/online-puja?page=99", "/online-puja?page=3"],
  ["/online-puja?deity=shiva&page=4&pages=3&lang=hi", "/online-puja?deity=shiva&page=3&lang=hi"],
  ["/vip-pujas?page=5000", "/vip-pujas?page=3"],
  ["/chadhaava?page=99", "/chadhaava?page=3"],
  ["/abhimantrit-products?page=99", "/abhimantrit-products?page=4"],
  ["/gemstones?page=99", "/gemstones?page=6"],
  ["/astro-guru/find?page=99", "/astro-guru/find?page=2"],
  ["/blogs?page=99&q=puja", "/blogs?page=3&q=puja"],
])("%s, which the list does not have, leads to its last page", async (path, last) => {
  const answer = await getPage(api.url, path);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, last]);
});

test("a list that has become empty has one page", async () => {
  api.answers("/noauth-api/v1/pooja/getPoojaListing", () => ({
    results: { pujas: [], suggestions: [], facets: [] },
    meta: { total: 0 },
  }));
  const answer = await getPage(api.url, "/vip-pujas?page=2&deity=shiva");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/vip-pujas?deity=shiva"]);
  api.reset();
});

test.each(["/online-puja", "/chadhaava", "/abhimantrit-products", "/gemstones", "/blogs"])(
  "%s shows its first page, as which it is indexed, if the number makes no sense",
  async (path) => {
    for (const page of ["0", "-1", "abc", "1.5", ""]) {
      const answer = await getPage(api.url, `${path}?page=${page}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<link rel="canonical" href="https://shop.test${path}">`);
      expect(html).not.toContain('name="robots"');
    }
  },
);
