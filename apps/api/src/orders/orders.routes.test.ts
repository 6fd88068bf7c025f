import { randomUUID } from "node:crypto";
import { orders as ordersSchema, successResponse } from "@aradhana/core/contract";
import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { newPhoneNumber, newSessionId, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { coupons } from "../coupons/coupons.table.ts";
import { newId } from "../ids/new-id.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { expireOrders } from "./expire-orders.ts";
import { findOrder } from "./orders.queries.ts";
import { orders } from "./orders.table.ts";

const { db, request, time } = await createTestApp();
await stockShop(db);
const MINUTE = 60_000;

beforeEach(async () => {
  time.now = testNow;
  await db.update(packages).set({ prices: { inr: 125_100, usd: 2_800, eur: 2_600 } });
  await db.update(pujas).set({ booked: 0 }).where(eq(pujas.id, stock.smallPuja));
});

const advance = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
const small = { pooja_id: stock.smallPuja, package_id: stock.smallPackage };
const home = {
  ...{
    name: "Ramesh Kumar",
    country_code: "in",
    postcode: "221001",
    line1: "12 Assi Ghat",
    city: "Varanasi",
  },
};
const bookedSeats = async () =>
  (await db.select({ booked: pujas.booked }).from(pujas).where(eq(pujas.id, stock.smallPuja)))[0]?.booked;

describe("creating an order", () => {
  test("returns the agreed price, policy and dates, with masked contact data", async () => {
    const guest = shopper(request, { number: "9876543210" });
    const { order, access_token } = await guest.placeOrder({ addons: [{ id: stock.lamp, qty: 1 }] });
    expect(order).toMatchObject({
      state: "created",
      currency: "inr",
      country_code: "in",
      totals: { grand: { amount: 130_200, currency: "inr" } },
      contact: { name: "Ramesh Kumar", phone_masked: "+91 •••••3210" },
      address_summary: null,
      next_action: "pay",
      payment: null,
      policy: { refunds: [{ until_hours: 48, pct: 100 }], miss_remedy: "Your money back" },
    });
    expect(order.number).toMatch(/^AR-\w{5}-\w{5}$/);
    expect(order.timeline.map(({ state, at, planned_at }) => [state, at, planned_at])).toEqual([
      ["created", "2026-11-20T06:30:00.000Z", null],
      ["paid", null, null],
      ["sankalp_received", null, "2026-11-24T12:00:00.000Z"],
      ["scheduled", null, "2026-11-24T12:00:00.000Z"],
      ["live", null, "2026-11-25T01:00:00.000Z"],
      ["performed", null, "2026-11-25T03:00:00.000Z"],
      ["video_ready", null, "2026-11-27T03:00:00.000Z"],
    ]);
    expect(access_token).toHaveLength(43);
  });

  test("stores personal data encrypted only", async () => {
    const guest = shopper(request, { number: "9812345678" });
    const { order } = await guest.placeOrder({ package_id: stock.withPrasad }, { address: home });
    const stored = JSON.stringify(await findOrder(db, eq(orders.id, order.id)));
    for (const secret of ["9812345678", "Ramesh", "Assi", "221001", guest.session]) {
      expect(stored).not.toContain(secret);
    }
    expect(order.address_summary).toBe("Varanasi, India");
  });

  test("stores the attribution and the partner's own order id", async () => {
    const { order } = await shopper(request).placeOrder(
      {},
      {
        ...{
          partner_id: "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64",
          temp_order_id: "tmp-1",
          affiliate_id: "aff-1",
        },
        utm: [{ utm_source: "newsletter", utm_timestamp: 1 }],
        fbp: "fb.1.1596403881668.1116446470",
        landing_path: "/online-puja",
        referrer_url: "https://news.test/",
        analytics_session_id: "1vgt8kq",
      },
    );
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({
      ...{ partnerId: "6f1c9d2e-4b7a-4c1e-9a35-2d8e7f0b1c64", tempOrderId: "tmp-1" },
      attribution: {
        affiliateId: "aff-1",
        utm: [{ utm_source: "newsletter", utm_timestamp: 1 }],
        fbp: "fb.1.1596403881668.1116446470",
        landingPath: "/online-puja",
        referrerUrl: "https://news.test/",
        analyticsSessionId: "1vgt8kq",
      },
    });
  });

  test("does not store a partner id that is not registered", async () => {
    const partner_id = "00000000-0000-4000-8000-000000000000";
    const { order } = await shopper(request).placeOrder({}, { partner_id, temp_order_id: "tmp-2" });
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ partnerId: null, tempOrderId: "tmp-2" });
  });

  test.each([
    ["more than ten visits", { utm: Array.from({ length: 11 }, () => ({ utm_source: "a" })) }],
    ["an overlong UTM value", { utm: [{ utm_source: "a".repeat(1_001) }] }],
    ["an unknown UTM parameter", { utm: [{ source: "a" }] }],
    ["a malformed cookie", { fbc: "javascript:alert(1)" }],
    ["a malformed partner id", { partner_id: "p1" }],
    ["an overlong affiliate id", { affiliate_id: "a".repeat(65) }],
    ["an overlong path", { landing_path: `/${"a".repeat(300)}` }],
  ])("rejects %s in the attribution", async (_, sent) => {
    const guest = shopper(request);
    const { results } = await guest.quote();
    const refused = await guest.createOrder(results.quote_id, sent);
    expect([refused.status, refused.code]).toEqual([422, "invalid_input"]);
  });

  test("requires a session or login, a mobile number and consent", async () => {
    const guest = shopper(request);
    const { results } = await guest.quote();
    expect((await shopper(request, { session: "1" }).createOrder(results.quote_id)).code).toBe(
      "session_missing",
    );
    const landline = { dial_code: "91", number: "2212345678", name: null };
    expect(
      (await guest.createOrder(results.quote_id, { contact: landline })).errorBody?.field_errors,
    ).toMatchObject([{ field: "contact.number", code: "first_digit" }]);
    const withoutConsent = { consent: false } as unknown as { consent: true };
    expect((await guest.createOrder(results.quote_id, withoutConsent)).errorBody?.field_errors).toMatchObject(
      [{ field: "consent", code: "consent_needed" }],
    );
  });

  test("requires an address only if prasad is sent, and otherwise does not store it", async () => {
    const guest = shopper(request);
    const { results } = await guest.quote({ package_id: stock.withPrasad });
    expect((await guest.createOrder(results.quote_id)).errorBody?.field_errors).toMatchObject([
      { field: "address", code: "required" },
    ]);
    const { order } = await guest.placeOrder({}, { address: home });
    expect(order.address_summary).toBeNull();
  });
});

describe("the idempotency key", () => {
  test("is required", async () => {
    const guest = shopper(request);
    const { results } = await guest.quote();
    const refused = await guest.createOrder(results.quote_id, {}, "");
    expect([refused.status, refused.code]).toEqual([400, "idempotency_key_missing"]);
  });

  test("returns the same order again, even after the quote has expired", async () => {
    const guest = shopper(request);
    const { results } = await guest.quote();
    const key = randomUUID();
    const first = await guest.createOrder(results.quote_id, {}, key);
    advance(2 * 60 * MINUTE);
    const retry = await guest.createOrder(results.quote_id, {}, key);
    expect(retry.status).toBe(201);
    expect(retry.results.order.id).toBe(first.results.order.id);
    expect(retry.results.access_token).toBe(first.results.access_token);
  });

  test("is rejected for a different body, and does not clash with another buyer's key", async () => {
    const guest = shopper(request);
    const { results } = await guest.quote();
    const key = randomUUID();
    const first = await guest.createOrder(results.quote_id, {}, key);
    const other = await guest.createOrder(results.quote_id, { whatsapp_opt_in: true }, key);
    expect([other.status, other.code]).toEqual([422, "idempotency_key_reused"]);

    const otherBuyer = await shopper(request, { number: guest.number }).createOrder(
      results.quote_id,
      {},
      key,
    );
    expect(otherBuyer.results.order.id).not.toBe(first.results.order.id);
  });

  test("used in many concurrent requests creates one order, which all of them return", async () => {
    const guest = shopper(request);
    const { results } = await guest.quote();
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => guest.createOrder(results.quote_id, {}, key)),
    );
    expect(new Set(responses.map((response) => response.results.order.id)).size).toBe(1);
    expect(new Set(responses.map((response) => response.results.access_token)).size).toBe(1);
    expect(await db.$count(orders, eq(orders.quoteId, results.quote_id))).toBe(1);
  });
});

describe("ordering with an outdated quote", () => {
  test("returns a new quote after a price change, which can be ordered", async () => {
    const guest = shopper(request);
    const { results } = await guest.quote();
    await db
      .update(packages)
      .set({ prices: { inr: 135_100, usd: 2_900, eur: 2_700 } })
      .where(eq(packages.id, stock.forTwo));
    const refused = await guest.createOrder(results.quote_id);
    expect([refused.status, refused.code]).toEqual([409, "price_changed"]);
    expect(refused.errorBody?.details).toMatchObject({
      quote: { totals: { grand: { amount: 135_100, currency: "inr" } } },
    });
    const newQuote = v.parse(
      v.object({ quote: v.object({ quote_id: v.string() }) }),
      refused.errorBody?.details,
    );
    const { order } = (await guest.createOrder(newQuote.quote.quote_id)).results;
    expect(order.totals.grand.amount).toBe(135_100);
  });

  test("returns a new quote with postage if prasad is sent abroad after all", async () => {
    const guest = shopper(request);
    const quotes = await guest.quote({ package_id: stock.withPrasad, country_code: "us", ship_to: "in" });
    const abroad = { ...home, country_code: "us", postcode: "10001", city: "New York" };
    const refused = await guest.createOrder(quotes.results.quote_id, { address: abroad });
    expect(refused.code).toBe("price_changed");
    expect(refused.errorBody?.details).toMatchObject({ quote: { totals: { grand: { amount: 4_300 } } } });
  });

  test.each([
    ["after half an hour", () => advance(30 * MINUTE), 410, "quote_expired"],
    [
      "after the closing time",
      () => db.update(pujas).set({ cutoffAt: testNow }).where(eq(pujas.id, stock.smallPuja)),
      409,
      "cutoff_passed",
    ],
    [
      "when no seat is left",
      () => db.update(pujas).set({ booked: 2 }).where(eq(pujas.id, stock.smallPuja)),
      409,
      "sold_out",
    ],
  ])("fails %s", async (_what, change, status, code) => {
    const guest = shopper(request);
    const { results } = await guest.quote(small);
    await change();
    const refused = await guest.createOrder(results.quote_id);
    expect([refused.status, refused.code]).toEqual([status, code]);
    await db.update(pujas).set({ cutoffAt: stock.cutoffAt }).where(eq(pujas.id, stock.smallPuja));
  });

  test("fails for an unknown quote id", async () => {
    expect((await shopper(request).createOrder(newId("qt"))).code).toBe("quote_not_found");
  });
});

describe("a coupon for the first order", () => {
  const first = { coupon: "FIRST" };

  test("is not applied for a buyer who has paid for an order, identified by account or phone number", async () => {
    await db.insert(coupons).values({
      ...{ code: "FIRST", kind: "pct", pct: 10, minTotal: { inr: 0, usd: 0, eur: 0 } },
      ...{ startsAt: testNow, firstOrderOnly: true, perCustomer: 1 },
    });
    const guest = shopper(request);
    const before = await guest.placeOrder(first);
    expect(before.order.totals.discount.amount).toBe(12_510);
    // An order that can still be paid uses the coupon; an expired one does not.
    const secondQuote = await guest.quote(first);
    expect(secondQuote.results.coupon?.status).toBe("applied");
    expect((await guest.createOrder(secondQuote.results.quote_id)).code).toBe("price_changed");
    advance(60 * MINUTE);
    await expireOrders(db, time.now);
    expect((await guest.placeOrder(first)).order.totals.discount.amount).toBe(12_510);
    await db.update(orders).set({ state: "paid" }).where(eq(orders.id, before.order.id));

    const otherDevice = shopper(request, { number: guest.number });
    const quotes = await otherDevice.quote(first);
    expect(quotes.results.coupon?.status).toBe("applied");
    const refused = await otherDevice.createOrder(quotes.results.quote_id);
    expect(refused.code).toBe("price_changed");
    expect(refused.errorBody?.details).toMatchObject({
      quote: { coupon: { status: "refused" }, totals: { grand: { amount: 125_100 } } },
    });
    await otherDevice.signIn();
    expect((await otherDevice.quote(first)).results.coupon?.message).toBe(
      "This coupon is for the first order only.",
    );
  });
});

test("a coupon for one use applies to one of five concurrent orders of a buyer", async () => {
  await db.insert(coupons).values({
    ...{ code: "ONCE", kind: "pct", pct: 10, minTotal: { inr: 0, usd: 0, eur: 0 } },
    ...{ startsAt: testNow, firstOrderOnly: false, perCustomer: 1 },
  });
  const number = newPhoneNumber();
  const tabs = Array.from({ length: 5 }, () => shopper(request, { number }));
  const quotes = await Promise.all(tabs.map((tab) => tab.quote({ coupon: "ONCE" })));
  const created = await Promise.all(tabs.map((tab, i) => tab.createOrder(quotes[i]?.results.quote_id ?? "")));
  expect(created.map(({ status, code }) => code ?? status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 4 }, () => "price_changed"),
  ]);
});

describe("a puja with two seats", () => {
  test("is sold to two of ten concurrent buyers", async () => {
    const buyers = Array.from({ length: 10 }, () => shopper(request));
    const quotes = await Promise.all(buyers.map((buyer) => buyer.quote(small)));
    const created = await Promise.all(
      buyers.map((buyer, i) => buyer.createOrder(quotes[i]?.results.quote_id ?? "")),
    );
    expect(created.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(created.filter(({ code }) => code === "sold_out")).toHaveLength(8);
    expect(await bookedSeats()).toBe(2);
  });

  test("gets its seat back when an order expires, and the order's payment status is expired", async () => {
    const guest = shopper(request);
    const { order } = await guest.placeOrder(small);
    expect(await bookedSeats()).toBe(1);
    advance(60 * MINUTE);
    expect(await expireOrders(db, time.now)).toBeGreaterThan(0);
    expect(await expireOrders(db, time.now)).toBe(0);
    expect(await bookedSeats()).toBe(0);
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      state: "expired",
      message_key: "expired",
    });
    expect((await guest.initiatePayment(order.id)).code).toBe("order_expired");
  });
});

test("an order that fails to expire does not roll back another that expired", async () => {
  const { order } = await shopper(request).placeOrder();
  advance(1);
  const { order: broken } = await shopper(request).placeOrder();
  advance(60 * MINUTE);
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'broken row'; end $$`);
  await db.execute(
    sql.raw(`create trigger refuse before update on orders for each row
      when (old.id = '${broken.id}') execute function refuse()`),
  );
  try {
    await expect(expireOrders(db, time.now)).rejects.toThrow();
    const [ended] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id));
    expect(ended?.state).toBe("expired");
  } finally {
    await db.execute(sql`drop function refuse cascade`);
  }
});

describe("reading an order", () => {
  test("with its link returns it in the requested language", async () => {
    const guest = shopper(request);
    const { order, access_token } = await guest.placeOrder();
    const anybody = shopper(request);
    const { results } = await anybody.getPoojaOrder(order.id, access_token, "hi");
    expect(results).toMatchObject({
      order: { id: order.id, lines: [{ title: "रुद्राभिषेक · दो के लिए" }] },
      pooja: { title: "रुद्राभिषेक", muhurat: { start_at: stock.startAt.toISOString() } },
      package: { id: stock.forTwo, name: "दो के लिए", price: { amount: 125_100 } },
      sankalp: null,
      name: "test-puja",
    });
    expect((await anybody.getPoojaOrder(order.id)).code).toBe("unauthorized");
    expect((await anybody.getPoojaOrder(order.id, "x".repeat(43))).code).toBe("order_not_found");
  });

  test("returns the price and dates at the time of ordering after the catalogue has changed", async () => {
    const guest = shopper(request);
    const { order, access_token } = await guest.placeOrder();
    await db
      .update(packages)
      .set({ prices: { inr: 1, usd: 1, eur: 1 } })
      .where(eq(packages.id, stock.forTwo));
    await db.update(pujas).set({ startAt: stock.endAt }).where(eq(pujas.id, stock.puja));
    const { results } = await guest.getPoojaOrder(order.id, access_token);
    expect(results.package.price.amount).toBe(125_100);
    expect(results.pooja.muhurat.start_at).toBe(stock.startAt.toISOString());
    await db.update(pujas).set({ startAt: stock.startAt }).where(eq(pujas.id, stock.puja));
  });
});

describe("signing in", () => {
  test("adds the guest orders of this phone number and this browser to the account, and no others", async () => {
    const number = newPhoneNumber();
    const session = newSessionId();
    const byPhone = (await shopper(request, { number }).placeOrder()).order.id;
    const bySession = (await shopper(request, { session }).placeOrder()).order.id;
    const strangersOrder = (await shopper(request).placeOrder()).order.id;

    const customer = shopper(request, { number, session });
    await customer.signIn();
    const list = v.parse(
      successResponse(ordersSchema),
      await (await customer.get("/api/v1/order/getOrders")).json(),
    );
    expect(new Set(list.results.orders.map(({ id }) => id))).toEqual(new Set([byPhone, bySession]));
    expect((await customer.getPoojaOrder(strangersOrder)).code).toBe("order_not_found");
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, byPhone)));
    expect(row?.customerId).toMatch(/^cus_/);
  });

  test("the order list is sorted newest first and returns each order once across pages", async () => {
    const customer = shopper(request);
    await customer.signIn();
    const created: string[] = [];
    for (let i = 0; i < 5; i++) {
      advance(i % 2 === 0 ? 0 : 1000);
      created.unshift((await customer.placeOrder()).order.id);
    }
    const listed: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await customer.get(`/api/v1/order/getOrders?limit=2${cursor && `&cursor=${cursor}`}`);
      const { results, meta } = v.parse(successResponse(ordersSchema), await page.json());
      listed.push(...results.orders.map(({ id }) => id));
      if (!meta.cursor) break;
      cursor = meta.cursor;
    }
    expect(listed).toHaveLength(5);
    expect(new Set(listed)).toEqual(new Set(created));
    const beyondTime = Buffer.from("999999999999999 ord_x").toString("base64url");
    for (const cursor of ["nonsense", beyondTime]) {
      expect((await customer.get(`/api/v1/order/getOrders?cursor=${cursor}`)).status, cursor).toBe(422);
    }
    const unpaid = await customer.get("/api/v1/order/getOrders?state=unpaid");
    expect(v.parse(successResponse(ordersSchema), await unpaid.json()).results.orders).toHaveLength(5);
    const open = await customer.get("/api/v1/order/getOrders?state=open");
    expect(v.parse(successResponse(ordersSchema), await open.json()).results.orders).toHaveLength(0);
  });
});
