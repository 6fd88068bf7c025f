import { afterAll, beforeAll, expect, test } from "vitest";
import { sitemapPaths } from "../src/app/entry-server.tsx";
import { type FakeApi, startFakeApi } from "../test/fake-api.ts";
import { createServerApi } from "./server-api.ts";
import { sitemapOf } from "./sitemap.ts";

let fake: FakeApi;
beforeAll(async () => {
  fake = await startFakeApi();
});
afterAll(() => fake.close());

test("the sitemap names the fixed pages, the articles, every puja and chadhaava that can be booked, and the goods, once and absolutely", async () => {
  const visitor = { country: "in", language: "en" } as const;
  const api = createServerApi({ apiUrl: fake.url, fetch: globalThis.fetch, origin: fake.url, visitor });
  const sitemap = sitemapOf(await sitemapPaths(api), "https://shop.test");
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(found).toContain("https://shop.test/");
  expect(found).toContain("https://shop.test/privacy-policy");
  expect(found.filter((url) => url?.startsWith("https://shop.test/pooja/pj_")).length).toBeGreaterThan(0);
  expect(found).toContain("https://shop.test/vip-pujas");
  expect(found).toContain("https://shop.test/blogs/a-simple-puja-at-home");
  expect(found.filter((url) => url?.endsWith("/vip")).length).toBeGreaterThan(0);
  expect(found.filter((url) => /\/chadhaava\/ch_[^?]+$/.test(url ?? ""))).toHaveLength(1);
  expect(found).toContain("https://shop.test/chadhaava");
  for (const goods of ["abhimantrit-products", "gemstones"]) {
    expect(found).toContain(`https://shop.test/${goods}`);
    expect(found.some((url) => url?.startsWith(`https://shop.test/${goods}/pd_`))).toBe(true);
  }
  expect(found.some((url) => url?.includes(":") && !url.startsWith("https://shop.test/"))).toBe(false);
  expect(new Set(found).size).toBe(found.length);
});

test("D31: a page is in the sitemap in English and in Hindi, each with links to both", () => {
  const sitemap = sitemapOf(["/vip-pujas"], "https://shop.test");
  const [en, hi] = ["https://shop.test/vip-pujas", "https://shop.test/vip-pujas?lang=hi"];
  const links = `<xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="hi" href="${hi}"/><xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>`;
  expect(sitemap).toContain(
    `<url><loc>${en}</loc>${links}</url><url><loc>${hi}</loc>${links}</url></urlset>`,
  );
});
