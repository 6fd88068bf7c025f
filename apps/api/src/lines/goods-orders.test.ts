import { randomUUID } from "node:crypto";
import { type OrderRequest, orders as orderList } from "@aradhana/core/contract";
import {
  type CartChoice,
  cartQuote,
  delivery,
  type GemQuoteRequest,
  goodsQuote,
  type ProductQuoteRequest,
  product,
} from "@aradhana/core/goods";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { gems } from "../goods/gems.table.ts";
import { products, productVariants } from "../goods/products.table.ts";
import { stableId } from "../ids/new-id.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { orders } from "../orders/orders.table.ts";

const { db, request, parts, time } = await createTestApp();
await stockShop(db);
afterEach(() => {
  time.now = testNow;
});

const yellowMala = stableId("pv", "tulsi-mala-108", "yellow");
const goldRing = { setting: "ring", metal: "gold-18k", ring_size: 12 } as const;
const gemId = (slug: string) => stableId("pd", slug);
const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const newBuyer = () => {
  const buyer = shopper(request);
  return {
    ...buyer,
    get bearer() {
      return buyer.bearer;
    },
    quoteProduct: async (changes: Partial<ProductQuoteRequest> = {}) =>
      readResponse(
        await buyer.post("/noauth-api/v1/abhimantrit/quote", { variant_id: yellowMala, ...changes }),
        goodsQuote,
      ),
    quoteGem: async (slug: string, changes: Partial<GemQuoteRequest> = {}) =>
      readResponse(
        await buyer.post("/noauth-api/v1/gemstone/quote", { product_id: gemId(slug), ...changes }),
        goodsQuote,
      ),
  };
};
type Buyer = ReturnType<typeof newBuyer>;
/** A mala and two offerings in one cart. */
async function mixedCart(buyer: Buyer) {
  const add = (choice: CartChoice) =>
    buyer.post("/noauth-api/v1/cart/lines", choice, { "idempotency-key": randomUUID() });
  await add({ type: "abhimantrit", variant_id: yellowMala, qty: 1 });
  await add({ type: "chadhaava", chadhaava_id: stock.chadhaava, items: [{ id: stock.leaves, qty: 2 }] });
  return {
    quote: async (postcode: string) =>
      (await readResponse(await buyer.post("/noauth-api/v1/cart/quote", { postcode }), cartQuote)).results,
  };
}
const varanasi = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "221001", line1: "1 Lanka" },
  ...{ city: "Varanasi", state: "Uttar Pradesh" },
};
const toVaranasi = { postcode: varanasi.postcode };
const ofProduct = { type: "abhimantrit", address: varanasi } satisfies Partial<OrderRequest>;
const ofGem = { type: "gemstone", address: varanasi } satisfies Partial<OrderRequest>;
const takenOf = async (id: string) =>
  (
    await db.select({ taken: productVariants.taken }).from(productVariants).where(eq(productVariants.id, id))
  )[0]?.taken;

describe("a quote of goods", () => {
  test("splits the tax by HSN and place of supply, and taxes no export", async () => {
    const buyer = newBuyer();
    const taxesAt = async (changes: Partial<GemQuoteRequest>) => {
      const { results } = await buyer.quoteGem("ruby-01", { ...goldRing, ...changes });
      const taxes = results.split.tax.reduce((total, { amount }) => total + amount.amount, 0);
      expect(taxes).toBe(results.totals.tax.amount);
      return [...new Set(results.goods.tax_by_code.map(({ code, name, pct }) => `${code} ${name} ${pct}`))];
    };
    expect(await taxesAt(toVaranasi)).toEqual([
      "711319 CGST 1.5",
      "711319 SGST 1.5",
      "996812 CGST 9",
      "996812 SGST 9",
    ]);
    expect(await taxesAt({ postcode: "400001" })).toContain("711319 IGST 3");
    expect(await taxesAt({})).toContain("711319 GST 3");
    expect(await taxesAt({ country_code: "us" })).toEqual(["711319 IGST 0", "996812 IGST 0"]);
  });

  test("taxes goods by where they go, not by the currency, and sends none abroad for rupees", async () => {
    const buyer = newBuyer();
    const { results: home } = await buyer.quoteProduct({ country_code: "us", ship_to: "in", ...toVaranasi });
    expect(home.totals.grand.currency).toBe("usd");
    expect([...new Set(home.split.tax.map(({ name }) => name))]).toEqual(["CGST", "SGST"]);
    expect(home.totals.tax.amount).toBeGreaterThan(0);
    const { results: abroad } = await buyer.quoteProduct({ ship_to: "us" });
    expect(abroad.totals.tax.amount).toBe(0);
    expect(abroad.problems).toMatchObject([
      { code: "not_delivered", message: expect.stringContaining("Country and language") },
    ]);
    expect(abroad.goods.delivery.serviceable).toBe(false);
  });

  test.each([null, stock.coupon])(
    "adds up with the coupon %s: goods, delivery and tax are the total",
    async (coupon) => {
      const chosen = { qty: 3, energise: true, coupon, ...toVaranasi };
      const { split, totals, lines } = (await newBuyer().quoteProduct(chosen)).results;
      const whole = totals.items.amount + totals.addons.amount;
      expect(totals.discount.amount).toBe(coupon ? Math.floor(whole / 10) : 0);
      expect(totals.grand.amount).toBe(whole - totals.discount.amount + totals.shipping.amount);
      const taxes = split.tax.reduce((total, { amount }) => total + amount.amount, 0);
      expect((split.goods?.amount ?? 0) + split.shipping.amount + taxes).toBe(totals.grand.amount);
      expect(lines.map(({ kind, qty }) => [kind, qty])).toEqual([
        ["product", 3],
        ["energisation", 3],
        ["delivery", 1],
      ]);
    },
  );

  test("is dearer to send the farther it goes, and free in India from 1,500 rupees on", async () => {
    const buyer = newBuyer();
    const feeTo = async (postcode: string, qty = 1) =>
      (await buyer.quoteProduct({ postcode, qty })).results.totals.shipping.amount;
    const [home, india, island, unknown] = await Promise.all(
      ["221001", "400001", "744101", ""].map((postcode) => feeTo(postcode)),
    );
    expect([home, india, island]).toEqual([4_900, 7_900, 14_900]);
    expect(unknown).toBe(island);
    expect(await feeTo("744101", 5)).toBe(0);
  });

  test("insures a gem and not a mala, for a fee that a gem abroad pays", async () => {
    const buyer = newBuyer();
    const [ruby, mala] = await Promise.all([buyer.quoteGem("ruby-01"), buyer.quoteProduct({})]);
    expect([ruby, mala].map(({ results }) => results.goods.delivery.insured)).toEqual([true, false]);
    const abroad = await buyer.quoteGem("ruby-01", { country_code: "us" });
    expect(abroad.results.totals.shipping).toEqual({ amount: 2_400 + 900, currency: "usd" });
  });

  test("has the days and the fee that the pages of the goods promised", async () => {
    const buyer = newBuyer();
    const to = { postcode: "400001" };
    const checked = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ ...to, ...query });
      const { results } = await readResponse(
        await buyer.get(`/noauth-api/v1/delivery/check?${search}`),
        delivery,
      );
      return [results.arrives, results.fee];
    };
    const { results: mala } = await readResponse(
      await buyer.get(
        `/noauth-api/v1/abhimantrit_product/productById?product_id=${stableId("pd", "tulsi-mala-108")}`,
      ),
      product,
    );
    const ofMala = (await buyer.quoteProduct(to)).results;
    expect(await checked({ lead_days: String(mala.lead_days), value: String(mala.price.amount) })).toEqual([
      ofMala.goods.delivery.arrives,
      ofMala.totals.shipping,
    ]);
    const ofRuby = (await buyer.quoteGem("ruby-01", to)).results;
    const ruby = { type: "gemstone", lead_days: "1", value: String(ofRuby.totals.items.amount) };
    expect(await checked(ruby)).toEqual([ofRuby.goods.delivery.arrives, ofRuby.totals.shipping]);
    expect(ofRuby.totals.shipping.amount).toBe(0);
  });

  test.each([
    ["a mala within the limit", { value: "1000000" }, true],
    ["a mala above the limit", { value: "1000001" }, false],
    ["a gem", { type: "gemstone", value: "32000" }, false],
    ["an island", { value: "32000", postcode: "744101" }, false],
    ["another country", { value: "900", postcode: "", country_code: "us" }, false],
  ])("promises cash on delivery only where an order takes it: %s", async (_, query, takesCash) => {
    const search = new URLSearchParams({ postcode: "302001", ...query });
    const path = `/noauth-api/v1/delivery/check?${search}`;
    const { results } = await readResponse(await newBuyer().get(path), delivery);
    expect(results.cod).toBe(takesCash);
  });

  test("of a cart with a ritual splits the tax of the service by place too", async () => {
    const buyer = newBuyer();
    const { quote } = await mixedCart(buyer);
    const namesAt = async (postcode: string) => [
      ...new Set((await quote(postcode)).split.tax.map(({ name, pct }) => `${name} ${pct}`)),
    ];
    expect((await namesAt("302001")).every((name) => name.startsWith("IGST"))).toBe(true);
    expect(await namesAt("221001")).toEqual(expect.arrayContaining(["CGST 9", "SGST 9"]));
    expect((await namesAt("221001")).filter((name) => /^I?GST/.test(name))).toEqual([]);
    const { totals, split } = await quote("221001");
    const sum = split.tax.reduce((total, { amount }) => total + amount.amount, 0);
    expect(sum).toBe(totals.tax.amount);
  });

  test("says the return rule of the very configuration and the duties abroad", async () => {
    const buyer = newBuyer();
    const loose = (await buyer.quoteGem("ruby-01")).results.goods;
    const ring = (await buyer.quoteGem("ruby-01", goldRing)).results.goods;
    const named = (await buyer.quoteGem("ruby-01", { ...goldRing, energise: true })).results.goods;
    expect([loose, ring, named].map(({ returns }) => returns[0]?.days)).toEqual([10, 7, 0]);
    expect([loose, ring, named].map(({ returns }) => returns[0]?.detail)).toEqual([
      "Loose stone",
      expect.stringMatching(/^Ring, .*, size 12$/),
      expect.stringMatching(/^Ring, .*, size 12, Energised in your name$/),
    ]);
    expect(ring.returns[0]?.terms).toContain("shop credit");
    const abroad = (await buyer.quoteGem("ruby-01", { country_code: "us" })).results;
    expect(abroad.goods.notices.map(({ code }) => code)).toEqual(["duties"]);
    expect(abroad.goods.notices[0]?.message).toMatch(/Customs duty.*HS code for customs: \d{6}\.$/);
    expect(abroad.totals.grand.currency).toBe("usd");
  });

  test("says that a PAN is needed above two lakh rupees, and not at two lakh", async () => {
    const buyer = newBuyer();
    const pearl = eq(gems.slug, "pearl-02");
    const [before] = await db.select({ prices: gems.prices }).from(gems).where(pearl);
    const noticesAt = async (inr: number, lang: "en" | "hi" = "en") => {
      await db
        .update(gems)
        .set({ prices: { inr, usd: 250_000, eur: 240_000 } })
        .where(pearl);
      return (await buyer.quoteGem("pearl-02", { ...toVaranasi, lang })).results.goods.notices;
    };
    expect(await noticesAt(20_000_000)).toEqual([]);
    expect(await noticesAt(20_000_001)).toMatchObject([
      { code: "pan", message: expect.stringMatching(/above ₹2,00,000 .* send it to us with "Get help/) },
    ]);
    expect(await noticesAt(20_000_001, "hi")).toMatchObject([
      { code: "pan", message: expect.stringMatching(/₹2,00,000 .*"इस ऑर्डर में सहायता लें" से हमें भेजें/) },
    ]);
    await db
      .update(gems)
      .set({ ...before })
      .where(pearl);
  });

  test.each([
    ["an unknown ring size", "ruby-01", { ...goldRing, ring_size: 99 }, "setting_unavailable"],
    ["a ring without a size", "ruby-01", { ...goldRing, ring_size: null }, "setting_unavailable"],
    ["an unknown metal", "ruby-01", { ...goldRing, metal: "tin" }, "setting_unavailable"],
  ] as const)("of %s names the problem", async (_, slug, changes, code) => {
    const { results } = await newBuyer().quoteGem(slug, changes);
    expect(results.problems).toMatchObject([{ code }]);
    const order = await newBuyer().createOrder(results.quote_id, ofGem);
    expect([order.status, order.code]).toEqual([409, code]);
  });

  test("names the field of bad input, and never fails", async () => {
    const buyer = newBuyer();
    for (const qty of [0, -1, 1.5, 1000, Number.NaN, "2"] as number[]) {
      const { status, errorBody } = await buyer.quoteProduct({ qty });
      expect([status, errorBody?.field_errors[0]?.field]).toEqual([422, "qty"]);
    }
    expect(await buyer.quoteProduct({ variant_id: `pv_${"a".repeat(22)}` })).toMatchObject({
      status: 404,
      code: "offer_not_found",
    });
    const foreign = await buyer.quoteProduct({ postcode: "SW1A 1AA" });
    expect(foreign.results.goods.delivery.place).toBeNull();
    const { results } = await buyer.quoteProduct();
    const address = { ...varanasi, postcode: "SW1A 1AA" };
    expect(await buyer.createOrder(results.quote_id, { ...ofProduct, address })).toMatchObject({
      status: 422,
      errorBody: { field_errors: [{ field: "address.postcode", code: "pin" }] },
    });
  });
});

describe("an order of goods", () => {
  test("is paid, confirmed and shown with what was agreed", async () => {
    const buyer = newBuyer();
    const { results: quote } = await buyer.quoteProduct({ qty: 2, energise: true, ...toVaranasi });
    const withoutName = await buyer.createOrder(quote.quote_id, ofProduct);
    expect(withoutName.errorBody?.field_errors).toMatchObject([{ field: "energised_for", code: "required" }]);
    const energised_for = { name: "Sita Devi", gotra: null };
    const { results } = await buyer.createOrder(quote.quote_id, { ...ofProduct, energised_for });
    const { order, access_token } = results;
    expect(await takenOf(yellowMala)).toBe(2);
    await submitGatewayPage(request, (await buyer.initiatePayment(order.id)).results.redirect_url, "pay");
    await runJobs(parts, request);

    const page = (await buyer.getTypedOrder(order.id, access_token)).results;
    if (page.type !== "abhimantrit") throw new Error("another type");
    expect(page.order).toMatchObject({
      state: "confirmed",
      next_action: "wait",
      address_summary: "Varanasi, India",
    });
    expect(page.items).toMatchObject([
      {
        ...{ slug: "tulsi-mala-108", detail: "Yellow", qty: 2, returns: { days: 0 } },
        ...{ energised: true, energised_for },
      },
    ]);
    expect(page.order.timeline.map(({ state }) => state)).toEqual([
      "created",
      "paid",
      "confirmed",
      "energising",
      "packed",
      "shipped",
      "delivered",
    ]);
    expect(page.suggestions.map(({ stock }) => stock > 0)).toEqual([true, true, true]);
    expect((await buyer.getPaymentStatus(order.id)).results.state).toBe("success");
  });

  test("stores the tax of the place it goes to, also if the quote did not know the place", async () => {
    const buyer = newBuyer();
    const { results: quote } = await buyer.quoteProduct({ qty: 5 });
    const { order } = (await buyer.createOrder(quote.quote_id, ofProduct)).results;
    expect(order.totals.grand).toEqual(quote.totals.grand);
    expect([...new Set(order.split.tax.map(({ name }) => name))]).toEqual(["CGST", "SGST"]);
    await expireOrders(db, minutesLater(10));
  });

  test("arrives on the days that were quoted, counted in Indian days", async () => {
    // Half past two at night in Varanasi.
    time.now = new Date("2026-11-23T21:00:00Z");
    const buyer = newBuyer();
    const { results: quote } = await buyer.quoteProduct({ ...toVaranasi, energise: false });
    expect(quote.goods.delivery.arrives).toEqual({ from: "2026-11-27", to: "2026-11-29" });
    const { order, access_token } = (await buyer.createOrder(quote.quote_id, ofProduct)).results;
    const page = (await buyer.getTypedOrder(order.id, access_token)).results;
    expect(page).toMatchObject({ arrives: quote.goods.delivery.arrives });
    await buyer.signIn();
    const { orders: cards } = (await readResponse(await buyer.get("/api/v1/order/getOrders"), orderList))
      .results;
    expect(cards.map(({ starts_at }) => starts_at.slice(0, 10))).toEqual(["2026-11-29"]);
    await expireOrders(db, new Date(time.now.getTime() + 10 * 60_000));
  });

  test("that is not paid within ten minutes releases its goods", async () => {
    const buyer = newBuyer();
    const before = await takenOf(yellowMala);
    const { results: quote } = await buyer.quoteProduct({ qty: 4, ...toVaranasi });
    const { order } = (await buyer.createOrder(quote.quote_id, ofProduct)).results;
    expect(await takenOf(yellowMala)).toBe((before ?? 0) + 4);
    await expireOrders(db, minutesLater(9));
    expect(await takenOf(yellowMala)).toBe((before ?? 0) + 4);
    await expireOrders(db, minutesLater(10));
    expect(await takenOf(yellowMala)).toBe(before);
    time.now = minutesLater(11);
    expect((await buyer.initiatePayment(order.id)).code).toBe("order_expired");
  });

  test("of a gem that was sold in the meantime is refused before anything is charged", async () => {
    const [first, second] = [newBuyer(), newBuyer()];
    const [{ results: a }, { results: b }] = await Promise.all([
      first.quoteGem("emerald-01", toVaranasi),
      second.quoteGem("emerald-01", toVaranasi),
    ]);
    expect((await first.createOrder(a.quote_id, ofGem)).status).toBe(201);
    const late = await second.createOrder(b.quote_id, ofGem);
    expect([late.status, late.code]).toEqual([409, "sold_out"]);
    await expireOrders(db, minutesLater(10));
    expect((await second.createOrder(b.quote_id, ofGem)).status).toBe(201);
  });

  test("at another price than quoted is refused with the new quote", async () => {
    const buyer = newBuyer();
    const { results: quote } = await buyer.quoteProduct(toVaranasi);
    const mala = eq(products.slug, "tulsi-mala-108");
    await db
      .update(products)
      .set({ prices: { inr: 35_000, usd: 900, eur: 800 } })
      .where(mala);
    const changed = await buyer.createOrder(quote.quote_id, ofProduct);
    expect([changed.status, changed.code]).toEqual([409, "price_changed"]);
    expect(changed.errorBody?.details).toMatchObject({ quote: { totals: { items: { amount: 35_000 } } } });
    await db
      .update(products)
      .set({ prices: { inr: 32_000, usd: 900, eur: 800 } })
      .where(mala);
  });

  test("above the stock is refused with the number that is left", async () => {
    const buyer = newBuyer();
    const { results } = await buyer.quoteProduct({ qty: 20, ...toVaranasi });
    await db.update(productVariants).set({ stock: 8, taken: 5 }).where(eq(productVariants.id, yellowMala));
    const refused = await buyer.createOrder(results.quote_id, ofProduct);
    expect([refused.status, refused.code]).toEqual([409, "quantity_unavailable"]);
    expect(refused.errorBody?.details).toMatchObject({ available: 3 });
    const [left] = (await buyer.quoteProduct({ qty: 20, lang: "hi" })).results.problems;
    expect(left?.message).toBe("केवल 3 बचे हैं। संख्या कम करें।");
    await db.update(productVariants).set({ stock: 55, taken: 0 }).where(eq(productVariants.id, yellowMala));
  });

  test("above the limit of an order is refused as that, and not as sold out", async () => {
    const buyer = newBuyer();
    const { results } = await buyer.quoteProduct({ qty: 21, ...toVaranasi });
    expect(results.problems).toMatchObject([{ code: "too_many_per_order", item_id: yellowMala }]);
    const refused = await buyer.createOrder(results.quote_id, ofProduct);
    expect([refused.status, refused.code]).toEqual([409, "too_many_per_order"]);
    expect(refused.errorBody?.details).toMatchObject({ available: 20 });
    await db.update(productVariants).set({ stock: 19, taken: 0 }).where(eq(productVariants.id, yellowMala));
    const { problems } = (await buyer.quoteProduct({ qty: 21 })).results;
    expect(problems).toMatchObject([{ code: "quantity_unavailable" }]);
    await db.update(productVariants).set({ stock: 55, taken: 0 }).where(eq(productVariants.id, yellowMala));
  });

  test("of a piece that the buyer's own unpaid order holds is refused until the buyer means to replace that", async () => {
    const buyer = newBuyer();
    const { results: first } = await buyer.quoteGem("ruby-02", { ...toVaranasi, ...goldRing });
    const { order, access_token: t } = (await buyer.createOrder(first.quote_id, ofGem)).results;
    const otherSize = { ...toVaranasi, ...goldRing, ring_size: 14 };
    const { results: silent } = await buyer.quoteGem("ruby-02", otherSize);
    expect(silent.problems).toMatchObject([{ code: "reserved_for_you", order_id: order.id }]);
    const refused = await buyer.createOrder(silent.quote_id, ofGem);
    expect([refused.status, refused.code]).toEqual([409, "reserved_for_you"]);
    expect(refused.errorBody?.details).toMatchObject({ order_id: order.id });

    const meant = { ...otherSize, replaces: order.id };
    expect((await newBuyer().quoteGem("ruby-02", meant)).results.problems).toMatchObject([
      { code: "sold_out" },
    ]);
    const { results: deliberate } = await buyer.quoteGem("ruby-02", meant);
    expect(deliberate.problems).toEqual([]);
    const replaces = { order_id: order.id, t };
    const { results } = await buyer.createOrder(deliberate.quote_id, { ...ofGem, replaces });
    expect(results).toMatchObject({ replaced: true });
    expect((await buyer.initiatePayment(order.id)).code).toBe("order_expired");
    await expireOrders(db, minutesLater(10));
  });

  test("that may be paid at any moment is not replaced", async () => {
    const buyer = newBuyer();
    const { results: first } = await buyer.quoteGem("ruby-02", toVaranasi);
    const { order, access_token: t } = (await buyer.createOrder(first.quote_id, ofGem)).results;
    const { redirect_url } = (await buyer.initiatePayment(order.id)).results;
    await submitGatewayPage(request, redirect_url, "leave");
    await runJobs(parts, request);
    const meant = { ...toVaranasi, replaces: order.id };
    const { results: again } = await buyer.quoteGem("ruby-02", meant);
    expect(again.problems).toMatchObject([{ code: "reserved_for_you", order_id: order.id }]);
    const replaces = { order_id: order.id, t };
    const refused = await buyer.createOrder(again.quote_id, { ...ofGem, replaces });
    expect(refused.code).toBe("reserved_for_you");
    await submitGatewayPage(request, redirect_url, "decline");
    await runJobs(parts, request);
    expect((await buyer.quoteGem("ruby-02", meant)).results.problems).toEqual([]);
    await expireOrders(db, minutesLater(10));
  });

  test("replaces an unpaid one, whose pieces its buyer can have again", async () => {
    const buyer = newBuyer();
    const { results: first } = await buyer.quoteGem("ruby-02", toVaranasi);
    const { order, access_token: t } = (await buyer.createOrder(first.quote_id, ofGem)).results;
    const { results: again } = await buyer.quoteGem("ruby-02", {
      ...toVaranasi,
      ...{ energise: true, replaces: order.id },
    });
    const named = { ...ofGem, energised_for: { name: "Sita Devi", gotra: null } };
    const wrong = { order_id: order.id, t: "" };
    expect((await buyer.createOrder(again.quote_id, { ...named, replaces: wrong })).code).toBe(
      "reserved_for_you",
    );
    const replaces = { order_id: order.id, t };
    const { results } = await buyer.createOrder(again.quote_id, { ...named, replaces });
    expect(results).toMatchObject({ replaced: true });
    expect((await buyer.initiatePayment(order.id)).code).toBe("order_expired");

    // Another colour, or another good.
    const { results: mala } = await buyer.quoteProduct(toVaranasi);
    const other = { order_id: results.order.id, t: results.access_token };
    const replacing = await buyer.createOrder(mala.quote_id, { ...ofProduct, replaces: other });
    expect(replacing.results.replaced).toBe(true);
    expect((await newBuyer().quoteGem("ruby-02")).results.problems).toEqual([]);
    await expireOrders(db, minutesLater(10));
  });

  test("is for five unpaid ones of a customer at once", async () => {
    const buyer = newBuyer();
    await buyer.signIn();
    const { results: quote } = await buyer.quoteProduct(toVaranasi);
    const place = () => buyer.createOrder(quote.quote_id, ofProduct);
    const all = await Promise.all(Array.from({ length: 6 }, place));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429]);
    await expireOrders(db, minutesLater(10));
    expect((await place()).status).toBe(201);
    await expireOrders(db, minutesLater(10));
  });

  test("to an army PIN, which is of no state, is taxed by the state of its address", async () => {
    const buyer = newBuyer();
    const army = { ...varanasi, postcode: "900056" };
    const { results: quote } = await buyer.quoteProduct({ postcode: army.postcode });
    for (const state of ["", "Nowhere"]) {
      const refused = await buyer.createOrder(quote.quote_id, { ...ofProduct, address: { ...army, state } });
      expect(refused.errorBody?.field_errors).toMatchObject([{ field: "address.state", code: "state" }]);
    }
    const taxesIn = async (state: string) => {
      const address = { ...army, state };
      const { order } = (await buyer.createOrder(quote.quote_id, { ...ofProduct, address })).results;
      return [...new Set(order.split.tax.map(({ name }) => name))];
    };
    expect(await taxesIn("rajasthan ")).toEqual(["IGST"]);
    expect(await taxesIn("उत्तर प्रदेश")).toEqual(["CGST", "SGST"]);
    await expireOrders(db, minutesLater(10));
  });

  test("is placed once for each key", async () => {
    const buyer = newBuyer();
    const before = await takenOf(yellowMala);
    const { results: quote } = await buyer.quoteProduct(toVaranasi);
    const key = randomUUID();
    const placed = await Promise.all([1, 2, 3].map(() => buyer.createOrder(quote.quote_id, ofProduct, key)));
    expect(new Set(placed.map(({ results }) => results.order.id)).size).toBe(1);
    expect(await takenOf(yellowMala)).toBe((before ?? 0) + 1);
  });
});

const noCashThere = "Cash on delivery is not available at this address.";

describe("cash on delivery", () => {
  const inCash = { ...ofProduct, pays_on_delivery: true };

  test("is for signed-in buyers of goods, and the order is confirmed without a payment", async () => {
    const buyer = newBuyer();
    const guest = await buyer.quoteProduct(toVaranasi);
    expect(guest.results.goods.cod).toMatchObject({ available: false });
    const { results: unknown } = await buyer.quoteProduct({ postcode: "" });
    expect(unknown.goods.cod.reason).toMatch(/PIN code/);
    expect((await buyer.createOrder(guest.results.quote_id, inCash)).code).toBe("cash_not_taken");

    await buyer.signIn();
    const { results: quote } = await buyer.quoteProduct(toVaranasi);
    expect(quote.goods.cod).toEqual({ available: true, reason: null });
    const { order } = (await buyer.createOrder(quote.quote_id, inCash)).results;
    expect(order).toMatchObject({ state: "confirmed", next_action: "wait", payment: null });
    expect(order.timeline.map(({ state }) => state)).toEqual([
      ...["created", "confirmed", "packed", "shipped", "delivered"],
    ]);
    expect((await buyer.initiatePayment(order.id)).code).toBe("already_paid");
    await expireOrders(db, minutesLater(60));
    expect((await buyer.getTypedOrder(order.id)).results.order.state).toBe("confirmed");
  });

  test("is for three orders at once, also for concurrent requests", async () => {
    const buyer = newBuyer();
    await buyer.signIn();
    const { results: quote } = await buyer.quoteProduct(toVaranasi);
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => buyer.createOrder(quote.quote_id, inCash)));
    const placed = all.filter(({ status }) => status === 201).map(({ results }) => results.order.id);
    expect(placed).toHaveLength(3);
    expect(all.flatMap(({ code }) => code ?? [])).toEqual(["cash_not_taken", "cash_not_taken"]);
    await db
      .update(orders)
      .set({ state: "delivered" })
      .where(eq(orders.id, placed[0] ?? ""));
    expect((await buyer.createOrder(quote.quote_id, inCash)).status).toBe(201);
  });

  test.each([
    ["a gem", (buyer: Buyer) => buyer.quoteGem("ruby-01", toVaranasi), "Gemstones are paid in advance."],
    ["an island", (buyer: Buyer) => buyer.quoteProduct({ postcode: "744101" }), noCashThere],
    // Nobody expects it there, so nothing is said of it.
    ["another country", (buyer: Buyer) => buyer.quoteProduct({ country_code: "us" }), null],
    ["a gem abroad", (buyer: Buyer) => buyer.quoteGem("ruby-01", { country_code: "us" }), null],
    ["no PIN code", (buyer: Buyer) => buyer.quoteProduct(), expect.stringContaining("Enter your PIN code")],
  ])("is not taken for %s, and within India the quote says why", async (_, quoteFor, reason) => {
    const buyer = newBuyer();
    await buyer.signIn();
    expect((await quoteFor(buyer)).results.goods.cod).toEqual({ available: false, reason });
  });

  test("is taken up to 10,000 rupees, and not for one paisa more", async () => {
    const buyer = newBuyer();
    await buyer.signIn();
    const mala = eq(products.slug, "tulsi-mala-108");
    const priceIs = (inr: number) =>
      db
        .update(products)
        .set({ prices: { inr, usd: 900, eur: 800 } })
        .where(mala);
    const codAt = async (inr: number) => {
      await priceIs(inr);
      const { results } = await buyer.quoteProduct(toVaranasi);
      expect(results.totals.grand.amount).toBe(inr);
      return results.goods.cod;
    };
    const [within, above] = [await codAt(1_000_000), await codAt(1_000_001)];
    await priceIs(32_000);
    expect(within).toEqual({ available: true, reason: null });
    expect(above).toEqual({ available: false, reason: expect.stringContaining("up to ₹10,000") });
  });

  test("is not for guests, nor for a cart with a ritual", async () => {
    const buyer = newBuyer();
    expect((await buyer.quoteProduct(toVaranasi)).results.goods.cod.reason).toMatch(/^Sign in/);
    const { quote } = await mixedCart(buyer);
    expect((await quote("221001")).goods?.cod).toEqual({
      available: false,
      reason: "Pujas and offerings are paid in advance.",
    });
  });
});
