import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { callbacks } from "../callbacks/callbacks.table.ts";
import type { Message } from "../messages/message.ts";
import { orderEvents, orderLinks, orders } from "../orders/orders.table.ts";
import { tickets } from "../tickets/tickets.table.ts";
import { readDeadLetters, retryDeadLetter } from "./dead-letters.queries.ts";
import { claimNext, enqueue } from "./outbox.queries.ts";
import { outbox } from "./outbox.table.ts";
import { runOutbox } from "./run-outbox.ts";

const { db, request, time, parts } = await createTestApp();
await stockShop(db);
const SECOND = 1000;
const stuckTicket = {
  ...{
    id: "tkt_stuckstuckstuckstuckst",
    number: "T-STUCK",
    requestId: "stuck",
    topic: "other" as const,
    state: "answered" as const,
  },
  ...{
    contactSealed: "sealed",
    language: "en" as const,
    ackBy: testNow,
    resolveBy: testNow,
    noticeAttempts: 12,
  },
  ...{ noticeFailedAt: testNow, createdAt: testNow, updatedAt: testNow },
};
const stuckCallback = {
  ...{ id: "cb_stuckstuckstuckstuckstu", phoneIndex: "index", poojaId: null, detailsSealed: "sealed" },
  ...{ requestedAt: new Date(testNow.getTime() - SECOND), dueAt: testNow, attempts: 8 },
};

beforeEach(async () => {
  time.now = testNow;
  await db.delete(outbox);
});

async function paidOrder() {
  const { order } = await shopper(request).placeOrder();
  await db.update(orders).set({ state: "paid" }).where(eq(orders.id, order.id));
  await enqueue(db, { orderId: order.id, kind: "order_paid", at: time.now });
  return order.id;
}
const advance = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

test("the same work for the same order is added once", async () => {
  const id = await paidOrder();
  for (let i = 0; i < 5; i++) await enqueue(db, { orderId: id, kind: "order_paid", at: time.now });
  expect(await db.$count(outbox)).toBe(1);
});

test("a failed message is retried at growing intervals without repeating the fulfilment", async () => {
  const id = await paidOrder();
  const sent: Message[] = [];
  let tries = 0;
  const send = (message: Message) => {
    if (++tries <= 2) return Promise.reject(new Error("the provider is down"));
    sent.push(message);
    return Promise.resolve(message.channel);
  };
  const unreliable = { ...parts, messages: { send } };
  const triesAt: number[] = [];
  for (let second = 0; second <= 10; second++, advance(SECOND)) {
    const before = tries;
    await runOutbox(unreliable);
    if (tries > before) triesAt.push(second);
  }
  expect(triesAt).toEqual([0, 2, 6]);
  expect(sent).toHaveLength(1);
  // The browser's secret and the message's secret; retries add none.
  expect(await db.$count(orderLinks, eq(orderLinks.orderId, id))).toBe(2);
  const due = (await db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).filter(
    ({ state }) => state === "sankalp_due",
  );
  expect(due).toHaveLength(1);
  advance(3600 * SECOND);
  expect(await runOutbox(unreliable)).toBe(0);
});

test("work that fails at every attempt is given up, listed, and started again by staff", async () => {
  const id = await paidOrder();
  await runOutbox(parts);
  await db
    .update(outbox)
    .set({ doneAt: null, dueAt: time.now, attempts: 47 })
    .where(eq(outbox.kind, "message.order_paid"));
  const cause = Object.assign(new TypeError("no answer for +919876543210"), { code: "ECONNRESET" });
  const refusing = {
    ...parts,
    messages: { send: () => Promise.reject(cause) },
  };
  expect(await runOutbox(refusing)).toBe(1);
  advance(24 * 3600 * SECOND);
  expect(await runOutbox(refusing)).toBe(0);
  const ready = await (await request("/readyz")).text();
  expect(ready).toContain("outbox_failed 1");

  const [letter] = await readDeadLetters(db, 10);
  expect(letter).toMatchObject({
    orderId: id,
    kind: "message.order_paid",
    attempts: 48,
    lastError: "TypeError ECONNRESET",
  });
  expect(await retryDeadLetter(db, letter?.id ?? "", time.now)).toMatchObject({ kind: letter?.kind });
  expect(await retryDeadLetter(db, letter?.id ?? "", time.now)).toBeUndefined();
  advance(30 * SECOND);
  expect(await (await request("/readyz")).text()).toBe(
    "ready\noutbox_due 1\noutbox_lag_seconds 30\noutbox_failed 0\n",
  );
  expect(await runOutbox(parts)).toBe(1);
  expect(await readDeadLetters(db, 10)).toEqual([]);
});

test("an order shows the channel that its message was sent by, even when WhatsApp was chosen", async () => {
  const buyer = shopper(request);
  const { order } = await buyer.placeOrder({}, { whatsapp_opt_in: true });
  await db.update(orders).set({ state: "paid" }).where(eq(orders.id, order.id));
  await enqueue(db, { orderId: order.id, kind: "order_paid", at: time.now });
  await runOutbox({ ...parts, messages: { send: () => Promise.resolve("sms" as const) } });
  const { results } = await buyer.getPaymentStatus(order.id);
  expect(results.link_sent).toMatchObject({ channel: "sms", at: time.now.toISOString() });
});

test("the messages of an order go by WhatsApp if its buyer opted in to that, and by SMS otherwise", async () => {
  const channels: string[] = [];
  const send = ({ channel }: Message) => {
    channels.push(channel);
    return Promise.resolve(channel);
  };
  for (const whatsapp_opt_in of [true, false]) {
    const { order } = await shopper(request).placeOrder({}, { whatsapp_opt_in });
    await db.update(orders).set({ state: "paid" }).where(eq(orders.id, order.id));
    await enqueue(db, { orderId: order.id, kind: "order_paid", at: time.now });
    await runOutbox({ ...parts, messages: { send } });
  }
  expect(channels).toEqual(["whatsapp", "sms"]);
});

test("a claimed item is not claimed by another worker until its lease expires", async () => {
  await paidOrder();
  expect((await claimNext(db, time.now))?.kind).toBe("order_paid");
  expect(await claimNext(db, time.now)).toBeUndefined();
  advance(61 * SECOND);
  expect((await claimNext(db, time.now))?.kind).toBe("order_paid");
});

test("a stopped run finishes the current item and claims no more", async () => {
  await paidOrder();
  await paidOrder();
  const stopping = new AbortController();
  const running = runOutbox(parts, stopping.signal);
  stopping.abort();
  expect(await running).toBe(1);
  expect(await runOutbox(parts, stopping.signal)).toBe(0);
});

test("concurrent workers process each item once", async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, paidOrder));
  await Promise.all(Array.from({ length: 8 }, () => runOutbox(parts)));
  for (const id of ids) {
    const states = (await db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).map(
      ({ state }) => state,
    );
    expect(states).toEqual(["created", "sankalp_due"]);
  }
  expect(await db.$count(outbox)).toBe(30);
});

test("staff see messages about tickets and calls that were given up, and start them again", async () => {
  const owner = await staffMember(request, parts, "owner");
  const { id: ticketId } = (await db.insert(tickets).values(stuckTicket).returning())[0] ?? {};
  await db.insert(callbacks).values(stuckCallback);
  const listed = async () => (await owner.json("GET", "/deadLetter")).results;
  expect(await listed()).toMatchObject([
    { id: ticketId, order_id: null, subject: "T-STUCK", kind: "ticket_answered" },
    { id: stuckCallback.id, order_id: null, subject: null, kind: "callback", attempts: 8 },
  ]);
  for (const { id } of await listed()) {
    expect((await owner.json("POST", `/deadLetter/${id}/retry`)).status).toBe(200);
  }
  expect(await listed()).toEqual([]);
  const [ticket] = await db.select().from(tickets);
  expect([ticket?.noticeDueAt, ticket?.noticeAttempts]).toEqual([testNow, 0]);
});
