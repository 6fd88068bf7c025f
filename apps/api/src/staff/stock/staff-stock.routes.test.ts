import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { isoDate, localDayOf } from "../../calendar/local-day.ts";
import { productVariants } from "../../goods/products.table.ts";

const { db, parts, request } = await createTestApp();
const desk = await staffMember(request, parts, "temple_desk");

test("what is on the shelf can be sold, and what is taken stays taken", async () => {
  const [variant] = await db.select().from(productVariants).limit(1);
  if (!variant) throw new Error("the sample shop has no product");
  const isThis = eq(productVariants.id, variant.id);
  await db.update(productVariants).set({ stock: 5, taken: 5 }).where(isThis);
  const soldOut = (await desk.json("GET", "/stock?state=sold_out&limit=100")).results;
  expect(soldOut).toContainEqual(expect.objectContaining({ id: variant.id, left: 0, taken: 5 }));

  const set = await desk.json("PUT", `/stock/${variant.id}`, { left: 12, was: 0 });
  expect(set.results).toMatchObject({ sku: variant.sku, left: 12, taken: 5 });
  expect((await db.select().from(productVariants).where(isThis))[0]).toMatchObject({ stock: 17, taken: 5 });
  for (const left of [-1, 1.5, 100_001])
    expect((await desk.json("PUT", `/stock/${variant.id}`, { left, was: 12 })).status).toBe(422);
  expect((await desk.json("PUT", "/stock/pv_none", { left: 1, was: 0 })).status).toBe(404);
  const owner = await staffMember(request, parts, "owner");
  expect((await owner.json("GET", `/log?subject=${variant.sku}`)).results).toMatchObject([
    { action: "stock.set", before: { left: 0 }, after: { left: 12 } },
  ]);
});

test("a number that was set or sold meanwhile is not overwritten", async () => {
  const [variant] = await db.select().from(productVariants).limit(1);
  if (!variant) throw new Error("the sample shop has no product");
  await db.update(productVariants).set({ stock: 9, taken: 2 }).where(eq(productVariants.id, variant.id));
  const set = (left: number, was: number) => desk.json("PUT", `/stock/${variant.id}`, { left, was });
  expect((await set(20, 7)).results.left).toBe(20);
  expect(await set(30, 7)).toMatchObject({ status: 409, code: "staff.stock_changed" });
  expect((await set(20, 20)).results.left).toBe(20);
});

test("the day on which the pieces were energised and its video are on the page of the product", async () => {
  const [variant] = await db.select().from(productVariants).limit(1);
  if (!variant) throw new Error("the sample shop has no product");
  const record = (on: string, video_url: string | null) =>
    desk.json("PUT", `/stock/${variant.id}/energised`, { on, video_url });
  const today = isoDate(localDayOf(parts.clock()));
  const video = "https://video.test/energised";
  expect((await record(today, video)).results).toMatchObject({ energised: { on: today, video_url: video } });

  const page = `/noauth-api/v1/abhimantrit_product/productById?product_id=${variant.productId}&lang=hi`;
  const { results } = await (await request(page)).json();
  expect(results.energisation).toMatchObject({ on: today, video_url: video });
  expect(results.energisation.ritual).not.toBe("");

  const tomorrow = isoDate(localDayOf(parts.clock()) + 1);
  for (const [on, url] of [
    [tomorrow, null],
    ["24-11-2026", null],
    [today, "http://video.test/energised"],
  ] as const)
    expect((await record(on, url)).status).toBe(422);
  expect((await desk.json("PUT", "/stock/pv_none/energised", { on: today, video_url: null })).status).toBe(
    404,
  );
  expect((await record(today, null)).results).toMatchObject({ energised: { on: today, video_url: null } });
});
