import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import type { Message } from "../messages/message.ts";
import { orderEvents, orderLinks, orders } from "../orders/orders.table.ts";
import { enqueue, takeNext } from "./outbox.queries.ts";
import { outbox } from "./outbox.table.ts";
import { runOutbox } from "./run-outbox.ts";

const { db, request, time, parts } = await createTestApp();
await stockShop(db);
const SECOND = 1000;

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
const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

test("the same work for the same order is noted once", async () => {
  const id = await paidOrder();
  for (let i = 0; i < 5; i++) await enqueue(db, { orderId: id, kind: "order_paid", at: time.now });
  expect(await db.$count(outbox)).toBe(1);
});

test("a message that does not go out is tried again, later each time, and the fulfilment is not repeated", async () => {
  const id = await paidOrder();
  const sent: Message[] = [];
  let tries = 0;
  const send = (message: Message) => {
    if (++tries <= 2) return Promise.reject(new Error("the provider is down"));
    sent.push(message);
    return Promise.resolve();
  };
  const shaky = { ...parts, messages: { send } };
  const triesAt: number[] = [];
  for (let second = 0; second <= 10; second++, later(SECOND)) {
    const before = tries;
    await runOutbox(shaky);
    if (tries > before) triesAt.push(second);
  }
  expect(triesAt).toEqual([0, 2, 6]);
  expect(sent).toHaveLength(1);
  // The browser's own secret, and that of the message, however often it was tried.
  expect(await db.$count(orderLinks, eq(orderLinks.orderId, id))).toBe(2);
  const due = (await db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).filter(
    ({ state }) => state === "sankalp_due",
  );
  expect(due).toHaveLength(1);
  later(3600 * SECOND);
  expect(await runOutbox(shaky)).toBe(0);
});

test("work in the hands of one worker is not taken by another, until that one must be dead", async () => {
  await paidOrder();
  expect((await takeNext(db, time.now))?.kind).toBe("order_paid");
  expect(await takeNext(db, time.now)).toBeUndefined();
  later(61 * SECOND);
  expect((await takeNext(db, time.now))?.kind).toBe("order_paid");
});

test("who is told to stop finishes the work in hand and takes no more", async () => {
  await paidOrder();
  await paidOrder();
  const stopping = new AbortController();
  const done = runOutbox(parts, stopping.signal);
  stopping.abort();
  expect(await done).toBe(1);
  expect(await runOutbox(parts, stopping.signal)).toBe(0);
});

test("many workers at once do each piece of work once", async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, paidOrder));
  await Promise.all(Array.from({ length: 8 }, () => runOutbox(parts)));
  for (const id of ids) {
    const states = (await db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).map(
      ({ state }) => state,
    );
    expect(states).toEqual(["created", "sankalp_due"]);
  }
  expect(await db.$count(outbox)).toBe(20);
});
