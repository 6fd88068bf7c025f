import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { chadhaavas } from "../chadhaava/chadhaavas.table.ts";
import { chadhaavaSeries } from "../chadhaava/series.table.ts";
import { datedLines } from "../lines/dated-lines.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { rollDates } from "./roll-dates.ts";

const { db, request } = await createTestApp();
await stockShop(db);
const path = "/noauth-api/v1";
const guest = shopper(request);
const puja = await guest.placeOrder();
const offering = await guest.orderOfferings();

const statusOf = async (address: string) => (await request(`${path}${address}`)).status;
const bodyOf = async (address: string) => (await request(`${path}${address}`)).text();

describe("a withdrawn series", () => {
  beforeEach(async () => {
    await db.update(series).set({ withdrawnAt: testNow });
    await db.update(chadhaavaSeries).set({ withdrawnAt: testNow });
  });
  afterEach(async () => {
    await db.update(series).set({ withdrawnAt: null });
    await db.update(chadhaavaSeries).set({ withdrawnAt: null });
  });

  test.each([
    ["the list of pujas", "/pooja/getPoojaListing", stock.puja],
    ["the list of chadhaava", "/chadhaava/getChadhaavaListing", stock.chadhaava],
  ])("is missing from %s, and is back with its dates once it is offered again", async (_, address, id) => {
    expect(await bodyOf(`${address}?limit=48`)).not.toContain(id);
    await db.update(series).set({ withdrawnAt: null });
    await db.update(chadhaavaSeries).set({ withdrawnAt: null });
    expect(await bodyOf(`${address}?limit=48`)).toContain(id);
  });

  test("is missing from the home page", async () => {
    const home = await bodyOf("/home");
    expect(JSON.parse(home)).toMatchObject({ success: true });
    expect(home).not.toContain('"pj_');
  });

  test.each([
    ["a puja", `/pooja/poojaById?pooja_id=${stock.puja}`],
    ["a package", `/pooja/getPackage?package_id=${stock.forTwo}`],
    ["a chadhaava", `/chadhaava/chadhaavaById?chadhaava_id=${stock.chadhaava}`],
  ])("has no detail page: %s is not found", async (_, address) => {
    expect(await statusOf(address)).toBe(404);
  });

  test("cannot be ordered", async () => {
    for (const { status, code } of [await guest.quote(), await guest.quoteOfferings()]) {
      expect([status, code]).toEqual([404, "offer_not_found"]);
    }
  });

  test("is not suggested as related to other series", async () => {
    await db.update(series).set({ withdrawnAt: null }).where(eq(series.slug, "test-puja"));
    const { results } = JSON.parse(await bodyOf(`/pooja/poojaById?pooja_id=${stock.puja}`));
    expect(results.related).toEqual([]);
  });

  test("gets no more dates", async () => {
    const inSixtyDays = new Date(testNow.getTime() + 60 * 86_400_000);
    expect(await rollDates({ db, log: { error: vi.fn() } }, datedLines, inSixtyDays)).toBe(0);
  });

  test("is still shown in its orders, without a next date to book", async () => {
    const { results: booked } = await guest.getTypedOrder(puja.order.id, puja.access_token);
    expect(booked).toMatchObject({ type: "pooja", pooja: { id: stock.puja, status: "open", next: null } });
    const { results: offered } = await guest.getTypedOrder(offering.order.id, offering.access_token);
    expect(offered).toMatchObject({ type: "chadhaava", chadhaava: { id: stock.chadhaava, next: null } });
  });
});

test("an order can still be read after its date was set back to draft", async () => {
  await db.update(pujas).set({ state: "draft" }).where(eq(pujas.id, stock.puja));
  await db.update(chadhaavas).set({ state: "draft" }).where(eq(chadhaavas.id, stock.chadhaava));
  const { results: booked } = await guest.getTypedOrder(puja.order.id, puja.access_token);
  expect(booked).toMatchObject({ type: "pooja", pooja: { id: stock.puja, status: "open" } });
  const { results: offered } = await guest.getTypedOrder(offering.order.id, offering.access_token);
  expect(offered).toMatchObject({ type: "chadhaava", chadhaava: { id: stock.chadhaava } });
});
