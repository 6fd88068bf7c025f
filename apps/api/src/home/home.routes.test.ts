import { type HomeSection, home, successResponse } from "@aradhana/core/contract";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";

const { request, db } = await createTestApp();

const read = async (query = "") => {
  const response = await request(`/noauth-api/v1/home?${query}`);
  return v.parse(successResponse(home), await response.json());
};
const sectionOf = <Type extends HomeSection["type"]>(sections: readonly HomeSection[], type: Type) =>
  sections.filter((section): section is Extract<HomeSection, { type: Type }> => section.type === type);

test("the banners are of pujas that can be booked", async () => {
  const { results } = await read();
  expect(results.banners.length).toBeGreaterThanOrEqual(3);
  for (const { pooja, image } of results.banners) {
    expect(pooja.status).toBe("open");
    expect(image).toEqual(pooja.image);
  }
});

test("a proof is claimed only while it is true of every puja on sale", async () => {
  const { results } = await read();
  // A shared puja is refunded in full until 48 hours before it, a VIP puja until 72.
  expect(results.proofs).toEqual({ named: true, recorded: true, full_refund_until_hours: 72 });

  const slug = results.banners[0]?.pooja.slug ?? "";
  const [before] = await db.select().from(series).where(eq(series.slug, slug));
  if (!before) throw new Error("No puja on sale.");
  const policy = { ...before.policy, refunds: [{ untilHours: 96, pct: 80 }] };
  await db.update(series).set({ policy, receives: [], priestIds: [] }).where(eq(series.slug, slug));
  expect((await read("lang=hi")).results.proofs).toEqual({
    ...{ named: false, recorded: false, full_refund_until_hours: null },
  });
  const { receives, priestIds } = before;
  await db.update(series).set({ policy: before.policy, receives, priestIds }).where(eq(series.slug, slug));
});

test("the home page has every kind of section, and none is empty", async () => {
  const { results } = await read();
  const types = results.sections.map(({ type }) => type);
  expect(new Set(types)).toEqual(
    new Set(["pujas", "purposes", "deities", "temples", "steps", "reviews", "trust"]),
  );
  for (const { items } of results.sections) expect(items.length).toBeGreaterThan(0);
});

test("puja sections are sorted by date, and all totals match the linked listings", async () => {
  const { results } = await read();
  const total = async (query: string) => {
    const response = await request(`/noauth-api/v1/pooja/getPoojaListing?${query}`);
    return ((await response.json()) as { meta: { total: number } }).meta.total;
  };
  for (const { key, items, see_all } of sectionOf(results.sections, "pujas")) {
    const starts = items.map(({ muhurat }) => muhurat.start_at);
    expect(starts, key).toEqual([...starts].sort());
    expect(items.every(({ is_vip }) => is_vip === (key === "vip"))).toBe(true);
    const [page, query = ""] = see_all?.href.split("?") ?? [];
    expect(see_all?.total).toBe(await total(page === "/vip-pujas" ? "vip=true" : query));
  }
  for (const { slug, total: count } of sectionOf(results.sections, "deities")[0]?.items ?? []) {
    expect(count).toBe(await total(`deity=${slug}`));
  }
  for (const { slug, total: count } of sectionOf(results.sections, "temples")[0]?.items ?? []) {
    expect(count).toBe(await total(`temple=${slug}`));
  }
});

test("sample reviews are marked as samples, and the summary counts all ratings", async () => {
  const [reviews] = sectionOf((await read()).results.sections, "reviews");
  expect(reviews?.items.every(({ is_sample }) => is_sample)).toBe(true);
  expect(reviews?.summary.histogram.reduce((sum, count) => sum + count)).toBe(reviews?.summary.count);
  expect(new Set(reviews?.items.map(({ pooja_title }) => pooja_title)).size).toBe(reviews?.items.length);
});

test("the home page is in Hindi and in dollars if requested", async () => {
  const { results, meta } = await read("lang=hi&country_code=us");
  expect(meta.currency).toBe("usd");
  for (const { title } of results.sections) expect(title).toMatch(/\p{Script=Devanagari}/u);
  expect(results.banners[0]?.pooja.price_from.currency).toBe("usd");
});

test("without bookable pujas the remaining sections are still returned", async () => {
  await db.update(pujas).set({ state: "cancelled" }).where(sql`true`);
  const { results } = await read();
  expect(results.banners).toEqual([]);
  expect(results.sections.map(({ type }) => type)).toEqual(["steps", "reviews", "trust"]);
});
