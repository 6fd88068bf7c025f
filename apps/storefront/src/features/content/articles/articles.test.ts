import { afterAll, beforeEach, expect, test } from "vitest";
import recordedArticle from "../../../../stories/answers/blog.hi.json" with { type: "json" };
import { startFakeApi } from "../../../../test/fake-api.ts";
import { getPage } from "../../../../test/get-page.ts";
import { articleJsonLd } from "./article-json-ld.ts";
import { articlesText } from "./text.ts";

const api = await startFakeApi();
beforeEach(api.reset);
afterAll(api.close);

test("a page after the last one leads to the last one, with the same filters", async () => {
  api.answers("/noauth-api/v1/blog/getBlogs", () => ({
    results: { blogs: [], categories: [] },
    meta: { total: 26 },
  }));
  const { status, headers } = await getPage(api.url, "/blogs?category=puja&page=99&lang=hi");
  expect([status, headers.get("location")]).toEqual([302, "/blogs?category=puja&page=2&lang=hi"]);
});

test("in place of a removed article there are others of its category, with status 404", async () => {
  const error = { code: "blog.not_found", details: { category: "puja" } };
  api.answers("/noauth-api/v1/blog/blogById", () => ({ error }));
  const { status } = await getPage(api.url, "/blogs/caring-for-a-mala");
  expect(status).toBe(404);
  expect(api.requests.at(-1)).toMatch(/getBlogs\?.*category=puja/);
});

test("in place of one that never was, or without others, there are the newest", async () => {
  api.answers("/noauth-api/v1/blog/blogById", () => ({ error: { code: "blog.not_found" } }));
  expect((await getPage(api.url, "/blogs/never-written")).status).toBe(404);
  expect(api.requests.at(-1)).not.toContain("category=");
});

test.each([
  ["2026-03-04T06:00:00.000Z", "Published on 4 March 2026 · Updated on 9 May 2026 · "],
  ["2026-05-09T06:00:00.000Z", "Published on 9 May 2026 · "],
])("an article of %s that was changed on 9 May says: %s", async (published_at, says) => {
  const results = {
    ...recordedArticle.results,
    ...{ published_at, updated_at: "2026-05-09T10:00:00.000Z", language: "en" },
  };
  api.answers("/noauth-api/v1/blog/blogById", () => ({ results }));
  const answer = await getPage(api.url, `/blogs/${recordedArticle.results.slug}`);
  expect(await answer.text()).toContain(`${says}${results.reading_minutes} min read`);
});

test("an article's page has its data for search engines, its sources, and the puja as a service", async () => {
  const { results: article } = recordedArticle;
  api.answers("/noauth-api/v1/blog/blogById", () => ({ results: article }));
  const page = await (await getPage(api.url, `/blogs/${article.slug}?lang=hi`)).text();
  const things = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  expect(things.find((thing) => thing["@type"] === "Article")).toMatchObject({
    headline: article.title,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: "hi",
    citation: article.sources.map(({ title }) => title),
  });
  for (const { title } of article.sources) expect(page).toContain(title.replaceAll("&", "&amp;"));
  // The label of what we sell is beside its card.
  expect(page).toContain(`${articlesText.in("hi").service}</p><article`);
});

test("to search engines an article names its own page, and the author whom the page shows", () => {
  const article = { ...recordedArticle.results, language: "hi" } as Parameters<typeof articleJsonLd>[0];
  const url = `/blogs/${article.slug}`;
  const invented = { ...article, author: { ...article.author, is_sample: true } };
  expect(articleJsonLd(invented)[0]).toMatchObject({
    ...{ url, mainEntityOfPage: url, author: { name: `${article.author.name} (नमूना लेखक)` } },
  });
  const real = { ...article, author: { ...article.author, is_sample: false } };
  expect(articleJsonLd(real)[0]?.author).toEqual({ "@type": "Person", name: article.author.name });
});
