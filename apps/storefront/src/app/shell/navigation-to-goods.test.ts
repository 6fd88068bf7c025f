import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../test/fake-api.ts";
import { getPage } from "../../../test/get-page.ts";

let api: FakeApi;
beforeAll(async () => {
  api = await startFakeApi();
});
afterAll(() => api.close());

/** The links of the parts of a page that match, each part by itself. */
const linksIn = (page: string, part: RegExp) =>
  [...page.matchAll(part)].map(([html]) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href));

test("home leads to products and gemstones from its header, its bottom bar and its footer", async () => {
  const page = await (await getPage(api.url, "/")).text();
  const [header, bar] = linksIn(page, /<nav aria-label="Main".*?<\/nav>/gs);
  const [footer] = linksIn(page, /<nav aria-label="Services".*?<\/nav>/gs);
  const both = ["/abhimantrit-products", "/gemstones"];
  expect(header).toEqual(expect.arrayContaining(both));
  expect(footer).toEqual(expect.arrayContaining(both));
  // Five places are all that a phone has room for: the shop opens with products.
  expect(bar).toContain("/abhimantrit-products");
});
