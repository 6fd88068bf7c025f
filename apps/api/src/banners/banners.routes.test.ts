import { banners, chadhaava } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readResponse } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { chadhaavas } from "../chadhaava/chadhaavas.table.ts";
import { isFor } from "./banners.rules.ts";
import { banners as rows } from "./banners.table.ts";

const { db, request } = await createTestApp();
const show = async (query = "") =>
  (await readResponse(await request(`/noauth-api/v1/banner/getBanners${query}`), banners)).results.banners;

test("getBanners returns at most five banners in order, each linking to a bookable date", async () => {
  const shown = await show("?lang=hi");
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.length).toBeLessThanOrEqual(5);
  const [first] = shown;
  expect(first?.title).toMatch(/\p{Script=Devanagari}/u);
  expect(first?.target.type).toBe("chadhaava");
  const path = `/noauth-api/v1/chadhaava/chadhaavaById?chadhaava_id=${first?.target.id}`;
  expect((await readResponse(await request(path), chadhaava)).results.status).toBe("open");
});

test("a banner is shown only in its period and to its audience", async () => {
  const [first] = await show();
  const id = first?.id ?? "";
  const change = (values: Partial<typeof rows.$inferInsert>) =>
    db.update(rows).set(values).where(eq(rows.id, id));
  const isShown = async (query = "") => (await show(query)).some((each) => each.id === id);

  await change({ endsAt: testNow });
  expect(await isShown()).toBe(false);
  await change({ endsAt: null, audience: { places: ["frame"], partners: ["p1"], countries: null } });
  expect(await isShown()).toBe(false);
  expect(await isShown("?place=frame&partner_id=p2")).toBe(false);
  expect(await isShown("?place=frame&partner_id=p1")).toBe(true);
});

test("a banner whose chadhaava cannot be booked is left out", async () => {
  const [second] = (await show()).filter(({ target }) => target.type === "chadhaava");
  await db
    .update(chadhaavas)
    .set({ state: "cancelled" })
    .where(eq(chadhaavas.seriesSlug, second?.target.slug ?? ""));
  expect((await show()).map(({ id }) => id)).not.toContain(second?.id);
});

test.each([
  [{ places: null, partners: null, countries: null }, true],
  [{ places: ["web" as const], partners: null, countries: ["in"] }, true],
  [{ places: ["webview" as const], partners: null, countries: null }, false],
  [{ places: null, partners: ["p"], countries: null }, false],
  [{ places: null, partners: null, countries: ["us"] }, false],
])("the audience %j includes a visitor of our own website in India: %s", (audience, expected) => {
  expect(isFor(audience, { place: "web", partnerId: undefined, country: "in" })).toBe(expected);
});
