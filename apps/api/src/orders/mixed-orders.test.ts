import { randomUUID } from "node:crypto";
import { type OrderState, orderChanges, orders as orderList } from "@aradhana/core/contract";
import { type CartChoice, cartQuote } from "@aradhana/core/goods";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { webhook, webhookPath } from "../../test/sandbox-gateway.ts";
import { devotee, messagesTo, readResponse, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { gems } from "../goods/gems.table.ts";
import { stableId } from "../ids/new-id.ts";
import { runOutbox } from "../outbox/run-outbox.ts";
import { refunds, reviewQueue } from "../payments/payments.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { sankalps } from "../sankalp/sankalp.table.ts";
import { expireOrders } from "./expire-orders.ts";
import { moveFulfilments } from "./move-order.queries.ts";
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
const itemsOf = async (id: string) => (await readParts(db, id)).map(({ item }) => item.id);
async function twoPartsOf(id: string) {
  const [first, second] = await readParts(db, id);
  if (!first || !second) throw new Error("not two items");
  return [first, second] as const;
}
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
async function orderCart(choices: CartChoice[], by = shopper(request)) {
  const { buyer, quote } = await quoteCart(choices, by);
  const { order, access_token: token } = (await buyer.createOrder(quote.quote_id, asCart)).results;
  const { results: attempt } = await buyer.initiatePayment(order.id);
  const { gateway_order_id: orderId } = attempt;
  const event = { orderId, paymentId: `sbp_${orderId}`, amount: order.totals.grand.amount };
  const send = (status: string) => request(webhookPath, webhook(parts.vault, time.now, { ...event, status }));
  return { buyer, id: order.id, token, send };
}

async function payCart(choices: CartChoice[], by = shopper(request)) {
  const order = await orderCart(choices, by);
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

test("everything in a cart is named when it is paid, and counted in the list of orders", async () => {
  const buyer = shopper(request);
  await buyer.signIn();
  const { id } = await payCart([smallPuja, gem], buyer);
  const { order } = (await buyer.getPaymentStatus(id)).results;
  const titles = (await readParts(db, id)).map(({ item }) => ({ title: item.title.en, qty: 1 }));
  expect([titles.length, order.items]).toEqual([2, titles]);
  const listed = await readResponse(await buyer.get("/api/v1/order/getOrders"), orderList);
  expect(listed.results.orders).toMatchObject([{ id, title: titles[0]?.title, more: 1 }]);
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
  for (const item_id of await itemsOf(id)) await buyer.sendSankalp("submit", id, token, { item_id });
  expect(await scheduleOrders(db, closesFirst)).toBe(1);
  expect(await statesOf(id)).toEqual([
    [stock.puja, "sankalp_received"],
    [stock.smallPuja, "scheduled"],
  ]);
});

test("each item has its own steps: those of a second parcel hide none of a ritual", async () => {
  const { buyer, id, token } = await payCart([puja, gem]);
  const [{ fulfilment: ritual }, { fulfilment: parcel }] = await twoPartsOf(id);
  const move = (only: string, state: OrderState, minutes: number) =>
    moveFulfilments(db, id, { only: [only], state, at: new Date(testNow.getTime() + minutes * 60_000) });
  await buyer.sendSankalp("submit", id, token);
  for (const [index, state] of (["scheduled", "live", "performed"] as const).entries())
    await move(ritual.id, state, index + 1);
  await move(parcel.id, "packed", 5);
  await move(parcel.id, "shipped", 6);
  // The parcel is lost: its steps begin again.
  await move(parcel.id, "confirmed", 7);

  const { order } = (await buyer.getTypedOrder(id, token)).results;
  const happened = order.parts?.map(({ timeline }) =>
    timeline?.filter(({ at }) => at).map(({ state }) => state),
  );
  expect(happened).toEqual([
    ["created", "paid", "sankalp_received", "scheduled", "live", "performed"],
    ["created", "paid", "confirmed"],
  ]);
  const coming = order.parts?.map(({ timeline }) =>
    timeline?.filter(({ at }) => !at).map(({ state }) => state),
  );
  expect(coming?.[0]).not.toContain("shipped");
  expect(coming?.[1]).toEqual(["packed", "shipped", "delivered"]);
  // As a whole it is shown like its first item, and so is the item by itself.
  expect(order.timeline).toEqual(order.parts?.[0]?.timeline);
  const { order: alone } = (await buyer.getTypedOrder(id, token, "en", parcel.itemId)).results;
  expect(alone.timeline).toEqual(order.parts?.[1]?.timeline);
});

test("an item that is cancelled says so in its own steps alone", async () => {
  const { buyer, id, token } = await payCart([puja, smallPuja]);
  const changes = await buyer.get(`/api/v1/order/policyQuote?order_id=${id}&t=${token}`);
  const [first] = (await readResponse(changes, orderChanges)).results.items;
  const body = { order_id: id, item_ids: [first?.item_id], refund: first?.cancel?.refund };
  expect((await buyer.post(`/api/v1/order/cancel?t=${token}`, body)).status).toBe(200);
  const { order } = (await buyer.getTypedOrder(id, token)).results;
  const last = order.parts?.map(({ timeline }) => timeline?.findLast(({ at }) => at)?.state);
  expect(last).toEqual(["cancelled", "sankalp_due"]);
  expect(order.timeline).toEqual(order.parts?.[1]?.timeline);
});

test("what is cancelled before its order is fulfilled stays cancelled", async () => {
  const { buyer, id, token, send } = await orderCart([puja, smallPuja, gem]);
  await send("paid");
  const { items } = (
    await readResponse(await buyer.get(`/api/v1/order/policyQuote?order_id=${id}&t=${token}`), orderChanges)
  ).results;
  for (const { item_id, cancel } of items.filter((_, index) => index !== 1)) {
    const body = { order_id: id, item_ids: [item_id], refund: cancel?.refund };
    const cancelled = await buyer.post(`/api/v1/order/cancel?t=${token}`, body);
    expect(await cancelled.json()).toMatchObject({ message: "OK" });
  }
  await runOutbox(parts);
  expect(await statesOf(id)).toEqual([
    [stock.puja, "cancelled"],
    [stock.smallPuja, "sankalp_due"],
    [gemId, "cancelled"],
  ]);
});

test("the parcel of a cart arrives on the days that were quoted, and has goods that go with it", async () => {
  const { buyer, quote } = await quoteCart([puja, gem]);
  const { order, access_token } = (await buyer.createOrder(quote.quote_id, asCart)).results;
  const page = (await buyer.getTypedOrder(order.id, access_token)).results;
  const arrives = quote.goods?.delivery.arrives;
  expect(page.order.parts?.map((part) => part.arrives)).toEqual([undefined, arrives]);
  if (page.type !== "pooja") throw new Error("another type");
  expect(page.suggestions?.length).toBeGreaterThan(0);
});

describe("each ritual of an order", () => {
  const offering = {
    ...{ type: "chadhaava" as const, chadhaava_id: stock.chadhaava },
    items: [{ id: stock.leaves, qty: 1 }],
  };
  const other = { devotees: [devotee("Sita Devi")] };

  test("waits for its own names: those of one are not given for another", async () => {
    const { buyer, id, token } = await payCart([offering, puja, gem]);
    const [first = "", second = ""] = await itemsOf(id);
    const states = async () => {
      const { order } = (await buyer.getTypedOrder(id, token)).results;
      return order.parts?.map(({ type, state, next_action }) => [type, state, next_action]);
    };
    expect(await states()).toEqual([
      ["chadhaava", "names_due", "fill_sankalp"],
      ["pooja", "sankalp_due", "fill_sankalp"],
      ["gemstone", "confirmed", "wait"],
    ]);
    expect((await buyer.sendSankalp("submit", id, token, { item_id: first })).results.state).toBe(
      "submitted",
    );
    expect(await states()).toEqual([
      ["chadhaava", "sankalp_received", "edit_sankalp"],
      ["pooja", "sankalp_due", "fill_sankalp"],
      ["gemstone", "confirmed", "wait"],
    ]);
    const { order } = (await buyer.getTypedOrder(id, token)).results;
    expect([order.state, order.next_action]).toEqual(["sankalp_due", "fill_sankalp"]);
    expect((await buyer.getPaymentStatus(id)).results.order).toMatchObject({ names_given: false });

    await buyer.sendSankalp("submit", id, token, { item_id: second, ...other });
    const read = async (itemId: string) => (await buyer.getTypedOrder(id, token, "en", itemId)).results;
    expect(await read(first)).toMatchObject({
      ...{ type: "chadhaava", order: { state: "sankalp_received", next_action: "edit_sankalp" } },
      sankalp: { devotees: [{ name: devotee().name }] },
    });
    expect(await read(second)).toMatchObject({
      ...{ type: "pooja", order: { type: "pooja", state: "sankalp_received" } },
      sankalp: { devotees: [{ name: "Sita Devi" }], editable_until: stock.sankalpCutoffAt.toISOString() },
    });
    expect((await buyer.getPaymentStatus(id)).results.order).toMatchObject({ names_given: true });
  });

  test("has one message about its names, with a link to them", async () => {
    const { buyer, id, token } = await payCart([puja, smallPuja]);
    const [first = "", second = ""] = await itemsOf(id);
    for (const item_id of [second, first, second]) {
      await buyer.sendSankalp("submit", id, token, { item_id });
      await runOutbox(parts);
    }
    const named = (await messagesTo(request, buyer.number)).filter((text) =>
      text.includes("We have the names"),
    );
    expect(named.map((text) => text.includes(`item_id=${second}`))).toEqual([false, true]);
  });

  test("is found by its item in the list, once its names are all that is missing", async () => {
    const buyer = shopper(request);
    await buyer.signIn();
    const { id, token } = await payCart([puja, smallPuja], buyer);
    const [first = "", second = ""] = await itemsOf(id);
    const next = async () => {
      const { orders: cards } = (await readResponse(await buyer.get("/api/v1/order/getOrders"), orderList))
        .results;
      return [cards[0]?.next_action, cards[0]?.names_item_id];
    };
    expect(await next()).toEqual(["fill_sankalp", undefined]);
    await buyer.sendSankalp("submit", id, token, { item_id: first });
    expect(await next()).toEqual(["fill_sankalp", second]);
  });

  test("of another order is not found", async () => {
    const { id: otherId } = await payCart([puja, smallPuja]);
    const { buyer, id, token } = await payCart([puja, smallPuja]);
    const [, item_id = ""] = await itemsOf(otherId);
    expect((await buyer.getTypedOrder(id, token, "en", item_id)).code).toBe("order_not_found");
    expect((await buyer.sendSankalp("submit", id, token, { item_id })).code).toBe("order_not_found");
  });

  test("of an order from before shows the names that all its rituals shared", async () => {
    const { buyer, id, token } = await payCart([puja, smallPuja]);
    const [, second = ""] = await itemsOf(id);
    await buyer.sendSankalp("submit", id, token);
    await db.update(sankalps).set({ isShared: true }).where(eq(sankalps.orderId, id));
    const names = async () => (await buyer.getTypedOrder(id, token, "en", second)).results;
    expect(await names()).toMatchObject({ sankalp: null });
    await db.update(fulfilments).set({ state: "sankalp_received" }).where(eq(fulfilments.orderId, id));
    expect(await names()).toMatchObject({ sankalp: { devotees: [{ name: devotee().name }] } });
  });
});

test("the address of the parcel behind a ritual without prasad is shown", async () => {
  const { buyer, id, token } = await payCart([smallPuja, gem]);
  const { order } = (await buyer.getTypedOrder(id, token)).results;
  expect(order.address_summary).toBe("Jaipur, India");
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
