import { article, articleListing, errorResponse, successResponse } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { articles } from "./articles.table.ts";

const { request, db } = await createTestApp();

async function list(query = "") {
  const response = await request(`/noauth-api/v1/blog/getBlogs?${query}`);
  return v.parse(successResponse(articleListing), await response.json());
}
const read = (slug: string, query = "") => request(`/noauth-api/v1/blog/blogById?slug=${slug}&${query}`);
const readArticle = async (slug: string, query = "") =>
  v.parse(successResponse(article), await (await read(slug, query)).json()).results;
const slugsOf = ({ results }: Awaited<ReturnType<typeof list>>) => results.blogs.map(({ slug }) => slug);

test("the newest articles come first, and the pages together are all of them", async () => {
  const whole = await list("limit=48");
  const dates = whole.results.blogs.map(({ published_at }) => published_at);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(whole.meta.total).toBe(dates.length);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`limit=7&page=${page}`)));
  expect(pages.flatMap(slugsOf)).toEqual(slugsOf(whole));
  expect(slugsOf(await list("page=99"))).toEqual([]);
});

test("the counts of the categories are those of their lists, and the total is that of the chosen one", async () => {
  const { results, meta } = await list();
  expect(results.categories.reduce((sum, { count }) => sum + count, 0)).toBe(meta.total);
  for (const { value, count } of results.categories) {
    const ofCategory = await list(`category=${value}&limit=48`);
    expect([slugsOf(ofCategory).length, ofCategory.meta.total]).toEqual([count, count]);
    expect(new Set(ofCategory.results.blogs.flatMap(({ tags }) => tags.map(({ slug }) => slug)))).toEqual(
      new Set([value]),
    );
  }
});

test.each(["sankalp", "Sankalpa", "संकल्प", "sankalp gotra"])(
  "a search for %j finds what a sankalp is",
  async (q) => {
    expect(slugsOf(await list(`q=${encodeURIComponent(q)}&limit=48`))).toContain("what-is-a-sankalp");
  },
);

test("a match in the title comes before a newer match in the text", async () => {
  expect(slugsOf(await list("q=sankalp"))[0]).toBe("what-is-a-sankalp");
});

test.each(["rudrakhs", "rudrkash", "sankalap"])("the typo %s finds articles", async (typo) => {
  expect(slugsOf(await list(`q=${typo}`))).not.toEqual([]);
});

test.each(["qwertz", "zzzqq", "zzqq", "asdfgh"])("a search for %j has an empty list", async (rubbish) => {
  const { results, meta } = await list(`q=${rubbish}`);
  expect([results.blogs, meta.total]).toEqual([[], 0]);
});

test.each(["category=../x", "page=0", "page=-1", "page=1.5", "limit=49", `q=${"x".repeat(81)}`, "lang=fr"])(
  "%s is rejected with status 422",
  async (query) => {
    expect((await request(`/noauth-api/v1/blog/getBlogs?${query}`)).status).toBe(422);
  },
);

test("an article has its text, sources, the next date of its puja, and what to read next, in both languages", async () => {
  for (const lang of ["en", "hi"] as const) {
    const found = await readArticle("what-is-a-sankalp", `lang=${lang}`);
    expect(found.language).toBe(lang);
    expect(/\p{Script=Devanagari}/u.test(found.title)).toBe(lang === "hi");
    expect(found.body.filter(({ type }) => type === "heading").length).toBeGreaterThanOrEqual(3);
    expect(found.sources.length).toBeGreaterThanOrEqual(2);
    expect(found.translations.map(({ language }) => language)).toEqual([lang === "en" ? "hi" : "en"]);
    expect(found.related.map(({ slug, status }) => [slug, status])).toEqual([
      ["satyanarayan-katha-kashi", "open"],
    ]);
    expect(found.more.map(({ slug }) => slug)).not.toContain("what-is-a-sankalp");
    expect(found.more).toHaveLength(3);
  }
});

test("no two articles have the same cover", async () => {
  const { blogs } = (await list("limit=48")).results;
  expect(new Set(blogs.map(({ cover }) => cover.name)).size).toBe(blogs.length);
});

test("a stored link that is no web address is sent as text", async () => {
  const [row] = await db.select().from(articles).where(eq(articles.slug, "temple-etiquette"));
  if (!row) throw new Error("the sample shop has this article");
  const body = [{ type: "paragraph" as const, line: [{ text: "x", url: "javascript:alert(1)" }] }];
  const sources = [{ title: "x", url: "javascript:alert(1)" }];
  await db
    .update(articles)
    .set({ content: { ...row.content, en: { ...row.content.en, body, sources } } })
    .where(eq(articles.slug, row.slug));
  const found = await readArticle(row.slug);
  expect(found.body).toEqual([{ type: "paragraph", line: [{ text: "x" }] }]);
  expect(found.sources).toEqual([{ title: "x" }]);
});

beforeAll(async () => {
  await db.update(articles).set({ withdrawnAt: new Date() }).where(eq(articles.slug, "caring-for-a-mala"));
});

test.each([
  ["caring-for-a-mala", { category: "beads-and-gems" }],
  ["never-written", {}],
])(
  "%s, withdrawn or unknown, is not found or listed; the answer has the category of a withdrawn one",
  async (slug, details) => {
    const response = await read(slug);
    const error = v.parse(errorResponse, await response.json());
    expect([response.status, error.code, error.details]).toEqual([404, "blog.not_found", details]);
    expect(slugsOf(await list("limit=48"))).not.toContain(slug);
  },
);
