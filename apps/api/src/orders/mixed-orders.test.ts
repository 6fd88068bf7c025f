import { randomUUID } from "node:crypto";
import { type CartChoice, cartQuote } from "@aradhana/core/goods";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { webhook, webhookPath } from "../../test/sandbox-gateway.ts";
import { devotee, readResponse, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { gems } from "../goods/gems.table.ts";
import { stableId } from "../ids/new-id.ts";
import { runOutbox } from "../outbox/run-outbox.ts";
import { refunds, reviewQueue } from "../payments/payments.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { expireOrders } from "./expire-orders.ts";
import { readParts } from "./orders.queries.ts";
import { fulfilments, orders } from "./orders.table.ts";
import { scheduleOrders } from "./schedule-orders.ts";

const { db, request, parts, time } = await createTestApp();
await stockShop(db);
await db.update(series).set({ bnplEnabled: true }).where(eq(series.slug, "small-puja"));

const gemId = stableId("pd", "ruby-01");
const gem: CartChoice = { type: "gemstone", product_id: gemId };
const puja: CartChoice = { type: "pooja", pooja_id: stock.puja, package_id: stock.forTwo };
const smallPuja = { type: "pooja" as const, pooja_id: stock.smallPuja, package_id: stock.smallPackage };
const address = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
  city: "Jaipur",
};
const asCart = { type: "cart" as const, address };
const HOUR = 3_600_000;
/** When the names for the small puja close, an hour after the test begins. */
const closesFirst = new Date(testNow.getTime() + HOUR);

beforeEach(async () => {
  time.now = testNow;
  const dates = { cutoffAt: stock.cutoffAt, sankalpCutoffAt: stock.sankalpCutoffAt };
  await db
    .update(pujas)
    .set({ ...dates, booked: 0 })
    .where(eq(pujas.id, stock.smallPuja));
  await db.update(gems).set({ taken: 0 }).where(eq(gems.id, gemId));
});

const takenGems = () => db.$count(gems, and(eq(gems.id, gemId), eq(gems.taken, 1)));
const stateOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
const statesOf = async (id: string) =>
  (await readParts(db, id)).map(({ item, fulfilment }) => [item.offerId, fulfilment.state]);
const advancePart = (orderId: string, kind: "ritual" | "parcel", state: "shipped" | "performed") =>
  db
    .update(fulfilments)
    .set({ state })
    .where(and(eq(fulfilments.orderId, orderId), eq(fulfilments.kind, kind)));

async function quoteCart(choices: CartChoice[], buyer = shopper(request)) {
  for (const choice of choices) {
    await buyer.post("/noauth-api/v1/cart/lines", choice, { "idempotency-key": randomUUID() });
  }
  const body = { postcode: address.postcode };
  const { results: quote } = await readResponse(
    await buyer.post("/noauth-api/v1/cart/quote", body),
    cartQuote,
  );
  return { buyer, quote };
}

/** An unpaid order of a cart, and the events of its payment. */
async function orderCart(choices: CartChoice[]) {
  const { buyer, quote } = await quoteCart(choices);
  const { order, access_token: token } = (await buyer.createOrder(quote.quote_id, asCart)).results;
  const { results: attempt } = await buyer.initiatePayment(order.id);
  const event = { orderId: attempt.gateway_order_id, amount: order.totals.grand.amount };
  const send = (status: string) => request(webhookPath, webhook(parts.vault, time.now, { ...event, status }));
  return { buyer, id: order.id, token, send };
}

async function payCart(choices: CartChoice[]) {
  const order = await orderCart(choices);
  await order.send("paid");
  await runOutbox(parts);
  return order;
}

test("a reserved seat is not for a cart, in which other things may be sold", async () => {
  const buyer = shopper(request);
  const { type: _, ...small } = smallPuja;
  const { results: reserved } = await buyer.reserveSeat(small);
  const { quote } = await quoteCart([smallPuja, gem], buyer);
  await db.update(gems).set({ taken: 1 }).where(eq(gems.id, gemId));
  const withReservation = { ...asCart, reservation_id: reserved.id };
  expect((await buyer.createOrder(quote.quote_id, withReservation)).code).toBe("sold_out");
  await db.update(gems).set({ taken: 0 }).where(eq(gems.id, gemId));
  expect((await buyer.createOrder(quote.quote_id, withReservation)).code).toBe("reservation_expired");
  expect((await shopper(request).reserve(quote.quote_id)).code).toBe("pay_later_not_offered");
  expect((await buyer.getReservation(reserved.id)).results.state).toBe("open");
});

describe("a late payment", () => {
  test("of a ritual and a gem that somebody else bought is refunded, and the gem stays sold", async () => {
    const late = await orderCart([smallPuja, gem]);
    time.now = closesFirst;
    await expireOrders(db, time.now);
    await orderCart([gem]);
    await late.send("paid");
    expect([await stateOf(late.id), await takenGems()]).toEqual(["cancelled", 1]);
    expect(await db.$count(pujas, and(eq(pujas.id, stock.smallPuja), eq(pujas.booked, 0)))).toBe(1);
    expect(await db.select().from(refunds).where(eq(refunds.orderId, late.id))).toMatchObject([
      { reason: "too_late" },
    ]);
  });

  test("is refunded once the names of any of its rituals are closed", async () => {
    const dates = { cutoffAt: closesFirst, sankalpCutoffAt: closesFirst };
    await db.update(pujas).set(dates).where(eq(pujas.id, stock.smallPuja));
    const late = await orderCart([puja, smallPuja]);
    time.now = closesFirst;
    await late.send("paid");
    expect(await stateOf(late.id)).toBe("cancelled");
  });
});

test("only the ritual whose names are closed is scheduled", async () => {
  const dates = { cutoffAt: closesFirst, sankalpCutoffAt: closesFirst };
  await db.update(pujas).set(dates).where(eq(pujas.id, stock.smallPuja));
  const { buyer, id, token } = await payCart([puja, smallPuja]);
  await buyer.sendSankalp("submit", id, token, { devotees: [devotee()] });
  expect(await scheduleOrders(db, closesFirst)).toBe(1);
  expect(await statesOf(id)).toEqual([
    [stock.puja, "sankalp_received"],
    [stock.smallPuja, "scheduled"],
  ]);
});

test.each([
  ["parcel", "shipped"],
  ["ritual", "performed"],
] as const)("a refund after the %s was %s cancels nothing and is reviewed", async (kind, state) => {
  const { id, send } = await payCart([puja, gem]);
  await advancePart(id, kind, state);
  await send("refunded");
  expect((await statesOf(id)).map(([, part]) => part)).toContain(state);
  expect((await statesOf(id)).map(([, part]) => part)).not.toContain("cancelled");
  expect(await takenGems()).toBe(1);
  expect(await db.select().from(reviewQueue).where(eq(reviewQueue.orderId, id))).toMatchObject([
    { reason: "refunded_late" },
  ]);
});
