import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { stableId } from "../../ids/new-id.ts";
import { gems } from "../gems.table.ts";

const { db, request } = await createTestApp();

const scanOf = async (path: string) => {
  const response = await request(`/noauth-api/v1/${path}`);
  return (await response.json()).results.certificate?.scan;
};
const gem = (slug: string, query = "") => `gemstone/gemById?product_id=${stableId("pd", slug)}${query}`;
const product = (slug: string) => `abhimantrit_product/productById?product_id=${stableId("pd", slug)}`;

test("the report on a gem or a rudraksha of the sample shop is a picture that is marked as a sample", async () => {
  for (const path of [gem("ruby-01"), gem("ruby-01", "&lang=hi"), product("rudraksha-4-mukhi")]) {
    const scan = await scanOf(path);
    expect(scan).toMatchObject({ sample: true });
    const picture = await request(scan.url);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(await picture.text()).toMatch(/^<svg [^>]*viewBox/);
  }
  expect(await scanOf(gem("ruby-01", "&lang=hi"))).toMatchObject({
    url: expect.stringMatching(/\?lang=hi$/),
  });
});

test("nothing is drawn where there is no report, or where a laboratory's own was photographed", async () => {
  expect(await scanOf(product("rudraksha-5-mukhi"))).toBeUndefined();
  const pictureOf = (slug: string) => request(`/noauth-api/v1/goods/report/${stableId("pd", slug)}`);
  for (const slug of ["rudraksha-5-mukhi", "no-such-gem"]) {
    const response = await pictureOf(slug);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: "media.not_found" });
  }
  const url = "https://lab.test/JGL-1.jpg";
  const isThis = eq(gems.slug, "ruby-02");
  const [ruby] = await db.select().from(gems).where(isThis);
  if (!ruby) throw new Error("the sample shop has no such ruby");
  const certificate = { ...ruby.facts.certificate, scan: { url, isSample: false } };
  await db
    .update(gems)
    .set({ facts: { ...ruby.facts, certificate } })
    .where(isThis);
  expect(await scanOf(gem("ruby-02"))).toMatchObject({ url, sample: false });
  expect((await pictureOf("ruby-02")).status).toBe(404);
});
