import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { addons, seriesAddons } from "../addons/addons.table.ts";
import { newId } from "../ids/new-id.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { quotes } from "./quotes.table.ts";

const { db, request, time } = await createTestApp();
await stockShop(db);
const { quote, post } = shopper(request);

beforeEach(() => {
  time.now = testNow;
});

const inr = (amount: number) => ({ amount, currency: "inr" });

test("a quote has a price for each line, the included tax and the exact split", async () => {
  const { results } = await quote({ addons: [{ id: stock.lamp, qty: 2 }], dakshina: 10_100 });
  expect(results.lines.map(({ kind, title, qty, amount }) => [kind, title, qty, amount.amount])).toEqual([
    ["package", "Rudrabhishek · For two", 1, 125_100],
    ["addon", "Lamp", 2, 10_200],
    ["dakshina", "Dakshina", 1, 10_100],
  ]);
  expect(results.totals).toMatchObject({ items: inr(125_100), addons: inr(10_200), grand: inr(145_400) });
  // A fifth of ₹1,353.00 is our service, ₹270.60, of which 18/118 is tax.
  expect(results.split).toEqual({
    ritual: inr(118_340),
    service: inr(22_932),
    shipping: inr(0),
    tax: [{ name: "GST", pct: 18, amount: inr(4_128) }],
  });
  expect(results.problems).toEqual([]);
  expect(results.expires_at).toBe("2026-11-20T07:00:00.000Z");
});

test("a quote abroad has the price in that currency, without tax, in the requested language", async () => {
  const { results } = await quote({ country_code: "us", lang: "hi" });
  expect(results.totals.grand).toEqual({ amount: 2_800, currency: "usd" });
  expect(results.totals.tax.amount).toBe(0);
  expect(results.lines[0]?.title).toBe("रुद्राभिषेक · दो के लिए");
  expect((await quote({ country_code: "de" })).results.totals.grand.currency).toBe("eur");
});

describe("prasad", () => {
  const withPrasad = { package_id: stock.withPrasad };

  test("is sent free within India and with postage abroad", async () => {
    expect((await quote(withPrasad)).results.totals.shipping.amount).toBe(0);
    const abroad = (await quote({ ...withPrasad, country_code: "us" })).results;
    expect(abroad.totals).toMatchObject({ shipping: { amount: 1_500 }, grand: { amount: 4_300 } });
    expect(
      (await quote({ ...withPrasad, country_code: "us", ship_to: "in" })).results.totals.grand.amount,
    ).toBe(2_800);
  });

  test("that is declined costs nothing and needs no address", async () => {
    const buyer = shopper(request);
    const { results } = await buyer.quote({ ...withPrasad, country_code: "us", prasad: false });
    expect(results.totals).toMatchObject({ shipping: { amount: 0 }, grand: { amount: 2_800 } });
    const { order } = (await buyer.createOrder(results.quote_id)).results;
    expect(order.timeline.map(({ state }) => state)).not.toContain("prasad_dispatched");
  });

  test("brings another box only with the first one", async () => {
    const box = newId("ao");
    const [lamp] = await db.select().from(addons).where(eq(addons.id, stock.lamp));
    if (!lamp) throw new Error("the stock has a lamp");
    await db.insert(addons).values({ ...lamp, id: box, slug: "another-box", kind: "prasad" });
    await db.insert(seriesAddons).values({ seriesSlug: "test-puja", addonId: box, position: 9 });
    const boxes = async (more: object) => {
      const { results } = await quote({ ...withPrasad, ...more, addons: [{ id: box, qty: 2 }] });
      expect(results.problems).toEqual([]);
      return results.lines.find(({ item_id }) => item_id === box)?.qty ?? 0;
    };
    expect(await boxes({})).toBe(2);
    expect(await boxes({ prasad: false })).toBe(0);
    expect(await boxes({ package_id: stock.forTwo })).toBe(0);
  });

  test("has its own row in the split", async () => {
    const { results } = await quote({ ...withPrasad, country_code: "us" });
    expect(results.split).toMatchObject({ ritual: { amount: 2_240 }, shipping: { amount: 1_500 } });
  });

  test("cannot be sent abroad at rupee prices", async () => {
    const { results } = await quote({ ...withPrasad, ship_to: "us" });
    expect(results.problems).toMatchObject([{ code: "prasad_not_shipped" }]);
  });
});

describe("a coupon", () => {
  test("is applied regardless of case and spaces", async () => {
    const { results } = await quote({ coupon: " tenth " });
    expect(results.coupon).toMatchObject({ code: "TENTH", status: "applied" });
    expect(results.totals).toMatchObject({ discount: inr(12_510), grand: inr(112_590) });
  });

  test("that is unknown is refused with a message, without changing the price", async () => {
    const { results } = await quote({ coupon: "FREE" });
    expect(results.coupon).toMatchObject({ status: "refused", message: "This coupon code is not valid." });
    expect(results.totals.grand).toEqual(inr(125_100));
  });
});

describe("the problems of a quote", () => {
  test("contain add-ons of another puja and quantities above the limit", async () => {
    const unknownAddon = newId("ao");
    const { results } = await quote({
      addons: [
        { id: unknownAddon, qty: 1 },
        { id: stock.lamp, qty: 3 },
        { id: stock.lamp, qty: 3 },
      ],
    });
    expect(results.problems.map(({ code, item_id }) => [code, item_id])).toEqual([
      ["addon_unavailable", unknownAddon],
      ["addon_unavailable", stock.lamp],
    ]);
    expect(results.totals.grand).toEqual(inr(125_100));
  });

  test("contain the passed closing time", async () => {
    time.now = stock.cutoffAt;
    expect((await quote()).results.problems).toMatchObject([{ code: "cutoff_passed" }]);
  });

  test("contain the lack of free seats", async () => {
    await db.update(pujas).set({ booked: 2 }).where(eq(pujas.id, stock.smallPuja));
    const { results } = await quote({ pooja_id: stock.smallPuja, package_id: stock.smallPackage });
    expect(results.problems).toMatchObject([{ code: "sold_out" }]);
  });
});

test("a package of another puja is not found", async () => {
  expect((await quote({ package_id: stock.smallPackage })).code).toBe("offer_not_found");
  expect((await quote({ pooja_id: newId("pj") })).status).toBe(404);
});

describe("the limit of quotes", () => {
  const MINUTE = 60_000;

  test("applies to a network for an hour, and the error says how long to wait", async () => {
    const limited = await createTestApp({ trustedHops: 1, quotesPerAddress: 3 });
    await stockShop(limited.db);
    const quoteFrom = (address: string) =>
      shopper((path, init = {}) =>
        limited.request(path, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": address },
        }),
      ).quote();
    for (let i = 0; i < 3; i++) {
      expect((await quoteFrom(`2001:db8::${i}`)).status).toBe(200);
      limited.time.now = new Date(limited.time.now.getTime() + MINUTE);
    }
    const refused = await quoteFrom("2001:db8::9");
    expect([refused.status, refused.code]).toEqual([429, "quote_too_many"]);
    expect(refused.headers.get("retry-after")).toBe(String(57 * 60));
    expect(refused.errorBody?.details).toEqual({ retry_after: 57 * 60 });
    expect(await limited.db.$count(quotes)).toBe(3);

    expect((await quoteFrom("203.0.113.7")).status).toBe(200);
    limited.time.now = new Date(limited.time.now.getTime() + 57 * MINUTE);
    expect((await quoteFrom("2001:db8::9")).status).toBe(200);
    expect(JSON.stringify(await limited.db.select().from(quotes))).not.toMatch(/2001:db8|203\.0\.113/);
  });
});

test("a price sent by the client is ignored (B-12)", async () => {
  const forgedFields = { price: 1, amount: 1, totals: { grand: 1 }, currency: "usd", discount: 1_000_000 };
  const response = await post("/noauth-api/v1/pooja/quote", {
    pooja_id: stock.puja,
    package_id: stock.forTwo,
    ...forgedFields,
  });
  expect(await response.json()).toMatchObject({ results: { totals: { grand: inr(125_100) } } });
});

test.each([-1, 0.5, 1e9, Number.NaN, "1", null, [1]])("a dakshina of %j is rejected", async (dakshina) => {
  const body = { pooja_id: stock.puja, package_id: stock.forTwo, dakshina };
  expect((await post("/noauth-api/v1/pooja/quote", body)).status).toBe(422);
});
