import { type OrderRequest, orderChanges } from "@aradhana/core/contract";
import { goodsQuote } from "@aradhana/core/goods";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { messagesTo, readResponse, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { productVariants } from "../goods/products.table.ts";
import { stableId } from "../ids/new-id.ts";
import { readParts } from "../orders/orders.queries.ts";
import { giveRefund } from "../payments/give-refund.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { refundItems, refunds } from "../payments/payments.table.ts";
import { offerRemedies } from "./offer-remedies.ts";

const { db, parts, request, time } = await createTestApp();
/** A new session each time: these tests take weeks. */
const staff = async (...args: Parameters<Awaited<ReturnType<typeof staffMember>>["json"]>) =>
  (await staffMember(request, parts, "temple_desk")).json(...args);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const neverStopped = new AbortController().signal;
afterEach(() => {
  time.now = testNow;
});

const mala = stableId("pv", "tulsi-mala-108", "yellow");
const address = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
  ...{ city: "Jaipur", state: "Rajasthan" },
};
const stockRow = async () =>
  (await db.select().from(productVariants).where(eq(productVariants.id, mala)))[0] ?? { stock: 0, taken: 0 };

type Bought = Awaited<ReturnType<typeof bought>>;

async function bought(
  path = "abhimantrit",
  choice: object = { variant_id: mala, qty: 2 },
  more: Partial<OrderRequest> = {},
) {
  const guest = shopper(request);
  if (more.pays_on_delivery) await guest.signIn();
  const body = { ...choice, postcode: address.postcode };
  const { results } = await readResponse(await guest.post(`/noauth-api/v1/${path}/quote`, body), goodsQuote);
  const type = path === "gemstone" ? "gemstone" : "abhimantrit";
  const { order, access_token: t } = (await guest.createOrder(results.quote_id, { type, address, ...more }))
    .results;
  if (!more.pays_on_delivery) {
    const payment = await guest.initiatePayment(order.id);
    await submitGatewayPage(request, payment.results.redirect_url, "pay");
    await runJobs(parts, request);
  }
  return { guest, order, t, quote: results, lastDay: results.goods.delivery.arrives?.to };
}
const gem = (slug: string) => bought("gemstone", { product_id: stableId("pd", slug) });
async function send({ order }: Bought, number = "EK123456789IN") {
  const { id } = (await staff("GET", `/order?number=${order.number}`)).results[0];
  await staff("POST", `/fulfilment/${id}/step`, { step: "packed" });
  const body = { step: "dispatched", carrier: "India Post", tracking_number: number };
  expect((await staff("POST", `/fulfilment/${id}/step`, body)).results.state).toBe("shipped");
  return id as string;
}
const changesOf = async ({ guest, order, t }: Bought) =>
  (await readResponse(await guest.get(`/api/v1/order/policyQuote?order_id=${order.id}&t=${t}`), orderChanges))
    .results;
const choose = async (from: Bought, choice: "refund" | "repeat") => {
  const remedy = (await changesOf(from)).remedies.at(-1);
  const body = { order_id: from.order.id, remedy_id: remedy?.id, choice };
  return readResponse(await from.guest.post(`/api/v1/order/remedy?t=${from.t}`, body), orderChanges);
};
const pageOf = async ({ guest, order, t }: Bought) => {
  const page = (await guest.getTypedOrder(order.id, t)).results;
  if (page.type !== "abhimantrit" && page.type !== "gemstone") throw new Error("another type");
  return page;
};
async function refundedByKind({ order }: Bought) {
  const rows = await db
    .select({ kind: refundItems.kind, amount: refundItems.amount })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(eq(refunds.orderId, order.id));
  const sumOf = (kind: string) => rows.reduce((sum, row) => sum + (row.kind === kind ? row.amount : 0), 0);
  return { item: sumOf("item"), delivery: sumOf("delivery") };
}
/** The last day of arrival is over everywhere. */
async function afterLastDay({ lastDay }: Pick<Bought, "lastDay">, ms = 1000) {
  time.now = new Date(Date.parse(`${lastDay}T12:00:00Z`) + DAY + ms);
  const offered = await offerRemedies(db, time.now, neverStopped);
  await runJobs(parts, request);
  return offered;
}

test("goods that were not sent in time offer the money by itself, once; the pieces go back into the stock", async () => {
  const before = (await stockRow()).taken;
  const late = await bought();
  await afterLastDay(late, -1000);
  expect((await changesOf(late)).remedies).toEqual([]);
  expect(await afterLastDay(late)).toBe(1);
  expect(await afterLastDay(late, 60_000)).toBe(0);
  const paid = late.quote.totals.grand;
  expect((await changesOf(late)).remedies).toMatchObject([
    { reason: "goods_late", state: "offered", refund: paid, dates: null },
  ]);
  const sent = await messagesTo(request, late.guest.number);
  expect(sent.filter((text) => text.includes("could not keep our promise"))).toHaveLength(1);

  expect((await choose(late, "refund")).results.remedies).toMatchObject([{ state: "refunded" }]);
  await runJobs(parts, request);
  expect((await pageOf(late)).order).toMatchObject({ state: "cancelled", payment: { state: "refunded" } });
  expect((await stockRow()).taken).toBe(before);
  expect((await choose(late, "refund")).code).toBe("change_too_late");
});

test.each(["the whole order", "one item"])(
  "goods of which staff gave everything back before they were sent get no message about a promise: %s",
  async (what) => {
    await db.update(productVariants).set({ taken: 0 }).where(eq(productVariants.id, mala));
    const late = await bought();
    const payment = await findCurrentPayment(db, late.order.id);
    const [part] = await readParts(db, late.order.id);
    if (!payment || !part) throw new Error("nothing was paid");
    const { amount } = part.item;
    const refund = {
      amount: what === "one item" ? amount : payment.amount,
      reason: "staff",
      at: testNow,
    } as const;
    const items = what === "one item" ? [{ itemId: part.item.id, kind: "item", amount } as const] : [];
    await giveRefund(db, payment, { ...refund, items });
    // Still on its way through the gateway: the order is not cancelled yet.
    expect((await pageOf(late)).order.state).toBe("confirmed");
    expect(await afterLastDay(late)).toBe(0);
    const sent = await messagesTo(request, late.guest.number);
    expect(sent.filter((text) => text.includes("could not keep our promise"))).toEqual([]);
  },
);

test("goods of which a part was given back still get what is left", async () => {
  await db.update(productVariants).set({ taken: 0 }).where(eq(productVariants.id, mala));
  const late = await bought();
  const payment = await findCurrentPayment(db, late.order.id);
  if (!payment) throw new Error("nothing was paid");
  await giveRefund(db, payment, { amount: 100, reason: "staff", at: testNow });
  expect(await afterLastDay(late)).toBe(1);
  const left = late.quote.totals.grand.amount - 100;
  expect((await changesOf(late)).remedies).toMatchObject([{ refund: { amount: left } }]);
});

test("what the parcel cost to send is paid back as that", async () => {
  const late = await bought("abhimantrit", { variant_id: mala, qty: 1 });
  expect(late.quote.totals.shipping.amount).toBeGreaterThan(0);
  await afterLastDay(late);
  await choose(late, "refund");
  expect(await refundedByKind(late)).toEqual({
    item: late.quote.totals.grand.amount - late.quote.totals.shipping.amount,
    delivery: late.quote.totals.shipping.amount,
  });
});

test("a delivery fee that was paid back before is not paid back as that once more", async () => {
  await db.update(productVariants).set({ taken: 0 }).where(eq(productVariants.id, mala));
  const late = await bought("abhimantrit", { variant_id: mala, qty: 1 });
  const fee = late.quote.totals.shipping.amount;
  const payment = await findCurrentPayment(db, late.order.id);
  const [part] = await readParts(db, late.order.id);
  if (!payment || !part) throw new Error("nothing was paid");
  const items = [{ itemId: part.item.id, kind: "delivery", amount: fee } as const];
  await giveRefund(db, payment, { amount: fee, items, reason: "staff", at: testNow });
  await afterLastDay(late);
  await choose(late, "refund");
  expect(await refundedByKind(late)).toEqual({
    item: late.quote.totals.grand.amount - fee,
    delivery: fee,
  });
});

test("who still wants late goods gets them: staff see it and send them", async () => {
  const late = await bought();
  await afterLastDay(late);
  expect((await choose(late, "repeat")).results.remedies).toMatchObject([{ state: "repeated" }]);
  expect((await pageOf(late)).order.state).toBe("confirmed");
  const listed = (await staff("GET", "/remedy?state=repeated&reason=goods_late")).results;
  expect(listed).toMatchObject([{ order_id: late.order.id }]);
  const id = await send(late);
  // Of one parcel there is one choice.
  expect(await afterLastDay(late, HOUR)).toBe(0);
  await staff("POST", `/fulfilment/${id}/step`, { step: "delivered" });
});

test("who waits for late goods gets a new promise, as long as the first one, which can be missed like it", async () => {
  const daysTo = (day: string, from: Date) =>
    Math.round((Date.parse(`${day}T12:00:00Z`) - from.getTime()) / DAY);
  const late = await bought();
  const quoted = daysTo(late.lastDay ?? "", testNow);
  let { lastDay } = late;
  for (const _ of ["once", "again"]) {
    expect(await afterLastDay({ lastDay })).toBe(1);
    expect((await choose(late, "repeat")).results.remedies.at(-1)).toMatchObject({ state: "repeated" });
    lastDay = (await pageOf(late)).arrives.to;
    // Whole days, rounded up: never sooner than from an order of today.
    expect([quoted, quoted + 1]).toContain(daysTo(lastDay, time.now));
    expect(await afterLastDay({ lastDay }, -1000)).toBe(0);
  }
  await send(late);
  await afterLastDay({ lastDay });
  expect((await changesOf(late)).remedies.map(({ reason, state }) => [reason, state])).toEqual([
    ["goods_late", "repeated"],
    ["goods_late", "repeated"],
    ["goods_undelivered", "offered"],
  ]);
});

test("who still wants late goods that were sent meanwhile gets no second parcel", async () => {
  const late = await bought();
  await afterLastDay(late);
  const id = await send(late);
  const before = (await stockRow()).taken;
  expect((await choose(late, "repeat")).results.remedies).toMatchObject([{ state: "repeated" }]);
  expect((await stockRow()).taken).toBe(before);
  expect((await pageOf(late)).order).toMatchObject({
    state: "shipped",
    shipments: [{ number: "EK123456789IN" }],
  });
  // Its new promise is kept.
  await staff("POST", `/fulfilment/${id}/step`, { step: "delivered" });
});

test("a parcel that has not arrived in time is sent again, with a new promise and its own number", async () => {
  const late = await bought();
  await send(late);
  await afterLastDay(late);
  expect((await changesOf(late)).remedies).toMatchObject([{ reason: "goods_undelivered", dates: null }]);
  const before = (await stockRow()).taken;
  const firstChoice = time.now;
  expect((await choose(late, "repeat")).results.remedies).toMatchObject([{ state: "repeated" }]);
  expect((await stockRow()).taken).toBe(before + 2);
  const page = await pageOf(late);
  expect(page.order.state).toBe("confirmed");
  expect(page.order.timeline.filter(({ at }) => at === null).map(({ state }) => state)).toEqual([
    "packed",
    "shipped",
    "delivered",
  ]);
  expect(Date.parse(page.arrives.to)).toBeGreaterThan(time.now.getTime());
  await send(late, "EK987654321IN");
  await runJobs(parts, request);
  expect((await pageOf(late)).order.shipments).toMatchObject([{ number: "EK987654321IN" }]);
  const sent = await messagesTo(request, late.guest.number);
  expect(sent.filter((text) => text.includes("is on its way"))).toHaveLength(2);
  // The new promise can be missed like the first one.
  expect(await afterLastDay({ lastDay: page.arrives.to })).toBe(1);
  const secondChoice = time.now;
  const repeated = (await changesOf(late)).remedies.findLast(({ state }) => state === "offered");
  const body = { order_id: late.order.id, remedy_id: repeated?.id, choice: "repeat" };
  await late.guest.post(`/api/v1/order/remedy?t=${late.t}`, body);
  // Each promise is as long as the one before.
  const lengthOf = (from: Date, to: string) => Math.floor((Date.parse(to) - from.getTime()) / DAY);
  expect(lengthOf(secondChoice, (await pageOf(late)).arrives.to)).toBe(
    lengthOf(firstChoice, page.arrives.to),
  );
});

test("a parcel that has not arrived in time is paid back and stays with the carrier; once it came, nothing is left to choose", async () => {
  const [wantsMoney, waited] = [await bought(), await bought()];
  await send(wantsMoney);
  const id = await send(waited);
  await afterLastDay(wantsMoney);
  await choose(wantsMoney, "refund");
  await runJobs(parts, request);
  expect((await pageOf(wantsMoney)).order).toMatchObject({
    state: "shipped",
    payment: { state: "refunded" },
  });

  const [offered] = (await changesOf(waited)).remedies;
  await staff("POST", `/fulfilment/${id}/step`, { step: "delivered" });
  expect((await changesOf(waited)).remedies).toEqual([]);
  const body = { order_id: waited.order.id, remedy_id: offered?.id, choice: "refund" };
  const tooLate = await waited.guest.post(`/api/v1/order/remedy?t=${waited.t}`, body);
  expect((await readResponse(tooLate, orderChanges)).code).toBe("change_too_late");
});

test("what cannot be sent a second time offers its price alone", async () => {
  const unique = await gem("ruby-01");
  await send(unique);
  await afterLastDay(unique);
  expect((await changesOf(unique)).remedies).toMatchObject([{ reason: "goods_undelivered", dates: [] }]);
  expect((await choose(unique, "repeat")).code).toBe("sold_out");

  const last = await bought();
  await send(last);
  await afterLastDay(last);
  const { stock } = await stockRow();
  await db.update(productVariants).set({ taken: stock }).where(eq(productVariants.id, mala));
  expect((await choose(last, "repeat")).code).toBe("sold_out");
  expect((await pageOf(last)).order.state).toBe("shipped");
});

test("goods that are paid on delivery are not offered back: nothing was paid", async () => {
  await db.update(productVariants).set({ taken: 0 }).where(eq(productVariants.id, mala));
  const cash = await bought("abhimantrit", { variant_id: mala, qty: 1 }, { pays_on_delivery: true });
  expect(await afterLastDay(cash)).toBe(0);
});
