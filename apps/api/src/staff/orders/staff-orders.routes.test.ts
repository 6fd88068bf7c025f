import { randomUUID } from "node:crypto";
import { goodsQuote } from "@aradhana/core/goods";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { devotee, messagesTo, readResponse, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { newId, stableId } from "../../ids/new-id.ts";
import { orderItems } from "../../orders/orders.table.ts";
import { scheduleOrders } from "../../orders/schedule-orders.ts";
import { runOutbox } from "../../outbox/run-outbox.ts";
import { payments } from "../../payments/payments.table.ts";
import { refundRequests } from "../payments/refund-requests.table.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const signIn = async () => ({
  owner: await staffMember(request, parts, "owner"),
  desk: await staffMember(request, parts, "temple_desk"),
});
const first = await signIn();
let { owner, desk } = first;

const temple = stableId("tm", "test-temple");
const atTemple = `day=2026-11-25&temple_id=${temple}`;
const jaipur = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
  ...{ city: "Jaipur", state: "Rajasthan" },
};

afterEach(() => {
  time.now = testNow;
  ({ owner, desk } = first);
});

/** The puja is over; staff have signed in again. The job has scheduled the orders, or is late. */
async function afterThePuja({ isScheduled = true } = {}) {
  time.now = stock.endAt;
  if (isScheduled) await scheduleOrders(db, time.now);
  ({ owner, desk } = await signIn());
}

type Guest = ReturnType<typeof shopper>;

async function pay(guest: Guest, orderId: string) {
  const { results } = await guest.initiatePayment(orderId);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
}

async function paidPuja(
  changes: Parameters<Guest["placeOrder"]>[0] = {},
  more: Parameters<Guest["placeOrder"]>[1] = {},
) {
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder(changes, more);
  await pay(guest, order.id);
  return { guest, order, t };
}

async function paidMala({ energise = false, language = "en" as "en" | "hi" } = {}) {
  const guest = shopper(request);
  const variant_id = stableId("pv", "tulsi-mala-108", "yellow");
  const requested = { variant_id, energise, postcode: "302001" };
  const quoted = await guest.post("/noauth-api/v1/abhimantrit/quote", requested);
  const { results } = await readResponse(quoted, goodsQuote);
  const created = await guest.createOrder(results.quote_id, {
    ...{ type: "abhimantrit", address: jaipur, language },
    ...(energise && { energised_for: { name: "Sita Devi", gotra: null } }),
  });
  const { order, access_token: t } = created.results;
  await pay(guest, order.id);
  return { guest, order, t };
}

const fulfilmentOf = async (number: string): Promise<string> =>
  (await owner.json("GET", `/order?number=${number}`)).results[0].id;
const step = async (number: string, body: object) =>
  desk.json("POST", `/fulfilment/${await fulfilmentOf(number)}/step`, body);
const isOf = (number: string) => (each: { number: string }) => each.number === number;

test("an order says how it was paid, what happened to it, and all money that goes back", async () => {
  const { order } = await paidPuja();
  const small = { amount: 25_100, reason: "goodwill" };
  await owner.json("POST", `/order/${order.id}/refund`, small, { "idempotency-key": randomUUID() });
  await runJobs(parts, request);
  const { results } = await desk.json("GET", `/order/${order.id}`);
  expect(results).toMatchObject({
    paid: { at: testNow.toISOString(), reference: expect.any(String) },
    given_back: [{ amount: { amount: 25_100, currency: "inr" }, reason: "staff", state: "done" }],
  });
  expect(results.events.map(({ state }: { state: string }) => state)).toEqual(
    expect.arrayContaining(["created", "paid", "sankalp_due"]),
  );
});

test("orders are found by day and temple, and by their number", async () => {
  const { order } = await paidPuja();
  const mala = await paidMala();
  const atDay = (await desk.json("GET", `/order?${atTemple}`)).results;
  expect(atDay.find(isOf(order.number))).toMatchObject({
    ...{ order_id: order.id, type: "pooja", kind: "ritual", state: "sankalp_due" },
    ...{ starts_at: stock.startAt.toISOString(), temple: { id: temple, name: { en: "Test Temple" } } },
  });
  expect(atDay.find(isOf(mala.order.number))).toBeUndefined();
  const elsewhere = `day=2026-11-25&temple_id=${stableId("tm", "another-temple")}`;
  expect((await desk.json("GET", `/order?${elsewhere}`)).results).toEqual([]);
  expect((await desk.json("GET", "/order?day=2026-11-26")).results.find(isOf(order.number))).toBeUndefined();
  // As a caller reads it out: the end of it, in small letters, with blanks.
  const readOut = encodeURIComponent(` ${mala.order.number.toLowerCase().slice(3).replace("-", " ")} `);
  const { results, meta } = await desk.json("GET", `/order?number=${readOut}`);
  expect([meta.total, results[0].kind, results[0].state, results[0].temple]).toEqual([
    1,
    "parcel",
    "confirmed",
    null,
  ]);
});

test("an order says what was chosen: the package and add-ons, how many, and the colour of goods", async () => {
  const { order } = await paidPuja({ addons: [{ id: stock.lamp, qty: 3 }] });
  const [puja] = (await desk.json("GET", `/order/${order.id}`)).results.items;
  expect(puja).toMatchObject({
    detail: null,
    bought: [
      { kind: "package", title: { en: "Rudrabhishek · For two" }, qty: 1 },
      { kind: "addon", title: { en: "Lamp" }, qty: 3, amount: { amount: 15_300, currency: "inr" } },
    ],
  });
  const mala = await paidMala();
  const [good] = (await desk.json("GET", `/order/${mala.order.id}`)).results.items;
  expect(good).toMatchObject({ detail: { en: "Yellow" }, bought: [{ kind: "product", qty: 1 }, {}] });
  const [ritual] = (await desk.json("GET", `/readingList?${atTemple}`)).results;
  expect(ritual.orders.find(isOf(order.number)).offerings).toMatchObject([{ title: { hi: "दीप" }, qty: 3 }]);
});

test("the priest's list has the submitted names in Devanagari, and its reading is logged without them", async () => {
  const { guest, order, t } = await paidPuja();
  const waiting = await paidPuja();
  await guest.sendSankalp("submit", order.id, t, { devotees: [devotee("Sita Devi")] });
  await waiting.guest.sendSankalp("save", waiting.order.id, waiting.t);
  const { results } = await desk.json("GET", `/readingList?${atTemple}`);
  const [ritual] = results;
  expect(ritual).toMatchObject({ ritual_id: stock.puja, title: { hi: "रुद्राभिषेक" } });
  const read = ritual.orders.find(isOf(order.number));
  expect(read.names).toEqual(["रमेश कुमार"]);
  expect(read.read_out).toContain("रमेश कुमार के निमित्त");
  expect(ritual.orders.find(isOf(waiting.order.number))).toMatchObject({ names: [], read_out: null });

  const log = await owner.json("GET", `/log?subject=${temple}`);
  expect(log.results[0]).toMatchObject({
    ...{ action: "readingList.read", staff_id: desk.id, order_number: null },
    after: { day: "2026-11-25", orders: ritual.orders.length },
  });
  expect(JSON.stringify(log.results)).not.toContain("रमेश");
});

test("who is to be called is shown for one order, and logged without the number", async () => {
  const { guest, order } = await paidPuja();
  const { results } = await owner.json("GET", `/order/${order.id}/contact`);
  expect(results).toEqual({ name: "Ramesh Kumar", phone: { dial_code: "91", number: guest.number } });
  const log = await owner.json("GET", `/log?subject=${order.id}`);
  expect(log.results).toMatchObject([
    { action: "contact.read", order_number: order.number, before: null, after: null },
  ]);
});

test("a puja is marked performed after its start, without the orders that have no names", async () => {
  const { guest, order, t } = await paidPuja();
  const waiting = await paidPuja();
  await guest.sendSankalp("submit", order.id, t);
  const performed = () => desk.json("POST", `/ritual/${stock.puja}/performed`);
  expect(await performed()).toMatchObject({ status: 409, code: "staff.not_started" });
  await afterThePuja();
  expect((await performed()).results.performed).toBeGreaterThanOrEqual(1);
  const stateOf = async (number: string) =>
    (await owner.json("GET", `/order?number=${number}`)).results[0].state;
  expect([await stateOf(order.number), await stateOf(waiting.order.number)]).toEqual([
    "performed",
    "sankalp_due",
  ]);
  expect((await performed()).results.performed).toBe(0);
  // The list is compared with the recording afterwards.
  const [ritual] = (await desk.json("GET", `/readingList?${atTemple}`)).results;
  expect(ritual.orders.find(isOf(order.number))).toMatchObject({
    ...{ state: "performed", names: ["रमेश कुमार"] },
  });
  const { results } = await guest.getTypedOrder(order.id, t);
  expect(results.order.timeline).toContainEqual(
    expect.objectContaining({ state: "performed", at: time.now.toISOString() }),
  );
});

test("an order with names is marked performed when the job has not scheduled it yet", async () => {
  const { guest, order, t } = await paidPuja();
  await guest.sendSankalp("submit", order.id, t);
  await afterThePuja({ isScheduled: false });
  await desk.json("POST", `/ritual/${stock.puja}/performed`);
  expect((await owner.json("GET", `/order?number=${order.number}`)).results[0].state).toBe("performed");
});

test.each(["0001-01-01", "2026-02-31"])(
  "a day that the calendar does not have, %s, is refused",
  async (day) => {
    for (const path of [
      `/order?day=${day}`,
      `/ritual?day=${day}`,
      `/readingList?day=${day}&temple_id=${temple}`,
    ])
      expect(await desk.json("GET", path)).toMatchObject({ status: 422, field_errors: [{ field: "day" }] });
  },
);

test.each(["<b>x</b>", "India Post 😀"])(
  "a carrier named %s is refused: the buyer reads it",
  async (carrier) => {
    const { order } = await paidMala();
    const sent = { step: "dispatched", carrier, tracking_number: "EK123456789IN" };
    expect(await step(order.number, sent)).toMatchObject({
      ...{ status: 422, field_errors: [{ field: "carrier", code: "characters" }] },
    });
  },
);

test("goods are neither packed nor dispatched while their whole payment is on its way back", async () => {
  const { order } = await paidMala();
  const [sandbox] = parts.gateways;
  if (!sandbox) throw new Error("no gateway");
  const slow: typeof sandbox = {
    ...sandbox,
    refund: async ({ idempotencyKey }) => ({ refundRef: `sbr_${idempotencyKey}`, status: "pending" }),
  };
  const giveBack = async (amount: number) => {
    const body = { amount, reason: "goodwill" };
    await owner.json("POST", `/order/${order.id}/refund`, body, { "idempotency-key": randomUUID() });
    await runOutbox({ ...parts, gateways: [slow] });
  };
  const { amount } = order.totals.grand;
  await giveBack(100);
  expect((await step(order.number, { step: "packed" })).status).toBe(200);
  await giveBack(amount - 100);
  const sent = { step: "dispatched", carrier: "India Post", tracking_number: "EK123456789IN" };
  expect(await step(order.number, sent)).toMatchObject({ status: 409, code: "staff.refund_open" });
});

test("goods are neither packed nor dispatched while a refund of them waits for a second person", async () => {
  const { order } = await paidMala();
  const id = newId("rrq");
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  if (!payment) throw new Error("the order is not paid");
  const { id: paymentId, amount, currency } = payment;
  const times = { createdAt: time.now, updatedAt: time.now };
  await db.insert(refundRequests).values({
    ...{ id, orderId: order.id, paymentId, amount, currency, ...times },
    ...{ reason: "damaged", state: "waiting", requestedBy: desk.id },
  });
  expect(await step(order.number, { step: "packed" })).toMatchObject({
    ...{ status: 409, code: "staff.refund_waiting" },
  });
  await owner.json("POST", `/refund/${id}/reject`);
  expect((await step(order.number, { step: "packed" })).status).toBe(200);
});

test("goods are packed while a refund of another item of their order waits", async () => {
  const { order } = await paidMala();
  const other = await paidMala();
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, other.order.id));
  if (!payment || !item) throw new Error("the orders are not paid");
  await db.insert(refundRequests).values({
    ...{ id: newId("rrq"), orderId: order.id, paymentId: payment.id, itemId: item.id, amount: 1 },
    ...{ currency: payment.currency, reason: "returned", state: "waiting", requestedBy: desk.id },
    ...{ createdAt: time.now, updatedAt: time.now },
  });
  expect((await step(order.number, { step: "packed" })).status).toBe(200);
});

test("goods are packed, dispatched with a number that the buyer sees, and delivered", async () => {
  const { guest, order, t } = await paidMala();
  const sent = { step: "dispatched", carrier: "India Post", tracking_number: "EK123456789IN" };
  expect(await step(order.number, sent)).toMatchObject({ status: 409, code: "staff.wrong_state" });
  expect((await step(order.number, { step: "packed" })).results.state).toBe("packed");
  expect((await step(order.number, sent)).results.order_state).toBe("shipped");
  const { results } = await guest.getTypedOrder(order.id, t);
  const shipments = [
    { carrier: "India Post", number: "EK123456789IN", tracking_url: expect.stringMatching(/indiapost/) },
  ];
  expect(results).toMatchObject({ order: { shipments } });
  expect((await step(order.number, { step: "delivered" })).results.state).toBe("delivered");
  expect((await step(order.number, { step: "delivered" })).status).toBe(409);

  expect((await desk.json("GET", `/order/${order.id}/address`)).results).toMatchObject(jaipur);
  const log = await owner.json("GET", `/log?subject=${order.id}`);
  const actions = log.results.map(({ action }: { action: string }) => action);
  expect(actions).toEqual([
    "address.read",
    "fulfilment.delivered",
    "fulfilment.dispatched",
    "fulfilment.packed",
  ]);
  expect(JSON.stringify(log.results)).not.toContain("Johari");
});

test.each([
  ["en", ["is on its way", "is out for delivery", "was delivered"]],
  ["hi", ["भेज दिया गया है", "डिलीवरी के लिए निकल गया है", "डिलीवर हो गया"]],
] as const)(
  "the buyer reads in their language (%s) that goods were sent and delivered",
  async (language, texts) => {
    const { guest, order } = await paidMala({ language });
    const dispatched = { step: "dispatched", carrier: "India Post", tracking_number: "EK123456789IN" };
    const bodies = [{ step: "packed" }, dispatched, { step: "out_for_delivery" }, { step: "delivered" }];
    for (const body of bodies) {
      await step(order.number, body);
      // The clock of this test stands still, so notices of two steps would be due at once, in any order.
      await runJobs(parts, request);
    }
    const sent = (await messagesTo(request, guest.number)).filter((text) => text.includes(order.number));
    // The newest is first; each says which order, and leads to it.
    expect(sent.toReversed().slice(-texts.length)).toEqual(
      texts.map((text) =>
        expect.stringMatching(new RegExp(`${text}[\\s\\S]*https?://\\S+/orders/${order.id}`)),
      ),
    );
  },
);

test("goods in a name are energised before they are packed, and the buyer sees the video of it", async () => {
  const { guest, order, t } = await paidMala({ energise: true });
  const nextSteps = async () =>
    (await desk.json("GET", `/order?number=${order.number}`)).results[0].next_steps;
  expect(await nextSteps()).toEqual(["energised"]);
  expect(await step(order.number, { step: "packed" })).toMatchObject({
    ...{ status: 409, code: "staff.not_energised" },
  });
  const video_url = "https://videos.test/energising";
  expect((await step(order.number, { step: "energised", video_url })).results.state).toBe("energising");
  expect(await nextSteps()).toEqual(["packed"]);
  await step(order.number, { step: "packed" });
  await step(order.number, { step: "dispatched", carrier: "India Post", tracking_number: "EK123456789IN" });
  expect(await nextSteps()).toEqual(["out_for_delivery", "delivered"]);
  expect((await step(order.number, { step: "out_for_delivery" })).results.state).toBe("out_for_delivery");
  expect((await step(order.number, { step: "delivered" })).results.state).toBe("delivered");

  const { timeline } = (await guest.getTypedOrder(order.id, t)).results.order;
  expect(timeline.map(({ state, at }) => [state, at !== null])).toEqual(
    [
      ...["created", "paid", "confirmed", "energising"],
      ...["packed", "shipped", "out_for_delivery", "delivered"],
    ].map((state) => [state, true]),
  );
  expect(timeline.find(({ state }) => state === "energising")?.evidence_url).toBe(video_url);
});

test("goods in nobody's name are not energised", async () => {
  const { order } = await paidMala();
  expect(await step(order.number, { step: "energised" })).toMatchObject({
    ...{ status: 409, code: "staff.wrong_state" },
  });
});

test("prasad is dispatched with a number once the puja is performed, and only for orders that have it", async () => {
  const withPrasad = await paidPuja({ package_id: stock.withPrasad }, { address: jaipur });
  const without = await paidPuja();
  for (const { guest, order, t } of [withPrasad, without]) await guest.sendSankalp("submit", order.id, t);
  const sent = { step: "dispatched", carrier: "India Post", tracking_number: "EK123456789IN" };
  expect((await step(withPrasad.order.number, sent)).status).toBe(409);
  await afterThePuja();
  await desk.json("POST", `/ritual/${stock.puja}/performed`);
  expect((await step(withPrasad.order.number, sent)).results.state).toBe("prasad_dispatched");
  const { results } = await withPrasad.guest.getTypedOrder(withPrasad.order.id, withPrasad.t);
  const shipments = [{ carrier: "India Post", number: "EK123456789IN" }];
  expect(results).toMatchObject({ order: { shipments } });
  expect((await step(without.order.number, sent)).status).toBe(409);
});

test("an unknown order, ritual or fulfilment is not found", async () => {
  const id = "a".repeat(22);
  for (const [method, path, body] of [
    ["GET", `/order/ord_${id}/contact`, undefined],
    ["GET", `/order/ord_${id}/address`, undefined],
    ["POST", `/ritual/pj_${id}/performed`, undefined],
    ["POST", `/fulfilment/ful_${id}/step`, { step: "packed" }],
  ] as const) {
    expect((await owner.json(method, path, body)).status).toBe(404);
  }
});
