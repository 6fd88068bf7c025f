import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { shareOf } from "../../../../scripts/testing/property-runs.ts";
import { submitGatewayPage, webhook, webhookPath } from "../../test/sandbox-gateway.ts";
import { messagesTo, shopper } from "../../test/shopper.ts";
import { eventually, startThree } from "../../test/three-processes.ts";
import { orderEvents, orders } from "../orders/orders.table.ts";
import { outbox } from "../outbox/outbox.table.ts";
import { payments, refunds, reviewQueue } from "./payments.table.ts";
import { applyGatewayStatus } from "./reconcile.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";

const { db, url, send, vault } = await startThree();

/** An unpaid order with an open payment attempt. */
async function startPayment() {
  const buyer = shopper(send);
  const { order } = await buyer.placeOrder();
  const { results: attempt } = await buyer.initiatePayment(order.id);
  return {
    buyer,
    id: order.id,
    attempt,
    gatewayOrder: attempt.gateway_order_id,
    amount: order.totals.grand.amount,
  };
}

const postWebhook = async (init: RequestInit) => {
  const response = await send(webhookPath, init);
  await response.body?.cancel();
  return response.status;
};
const stateOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
const fulfilments = (id: string) =>
  db.$count(orderEvents, and(eq(orderEvents.orderId, id), eq(orderEvents.state, "sankalp_due")));
const shuffled = <Item>(items: Item[]) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
/** The criterion of B-01, which the naive handler of B-08 must fail. */
const isSingle = (rows: number) => rows === 1;

test(`${shareOf(1_000)} concurrent copies of one event to three processes fulfil the order once (B-01)`, async () => {
  const { buyer, id, gatewayOrder, amount } = await startPayment();
  const event = { orderId: gatewayOrder, status: "paid", amount, id: `evt_${randomUUID()}` };
  const statuses = await Promise.all(
    Array.from({ length: shareOf(1_000) }, () => postWebhook(webhook(vault, new Date(), event))),
  );
  expect(statuses.filter((status) => status < 200 || status > 299)).toEqual([]);
  await eventually(
    () => stateOf(id),
    (state) => state === "sankalp_due",
  );

  expect(await db.$count(orderEvents, and(eq(orderEvents.orderId, id), eq(orderEvents.state, "paid")))).toBe(
    1,
  );
  expect(await db.$count(outbox, and(eq(outbox.orderId, id), eq(outbox.kind, "order_paid")))).toBe(1);
  expect(isSingle(await fulfilments(id))).toBe(true);
  await eventually(
    () => messagesTo(send, buyer.number),
    (texts) => texts.length > 0,
  );
  expect(await messagesTo(send, buyer.number)).toHaveLength(1);
});

test(`${shareOf(1_000)} different events in random sequence leave the order paid and fulfilled once (B-02)`, async () => {
  const { buyer, id, gatewayOrder, amount } = await startPayment();
  const events = Array.from({ length: shareOf(1_000) }, (_, i) => ({
    ...{ orderId: gatewayOrder, amount, id: `evt_${randomUUID()}` },
    status: ["pending", "declined", "cancelled", "paid"][i % 4] ?? "paid",
  }));
  const statuses = await Promise.all(
    shuffled(events).map((event) => postWebhook(webhook(vault, new Date(), event))),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  await eventually(
    () => stateOf(id),
    (state) => state === "sankalp_due",
  );
  expect((await buyer.getPaymentStatus(id)).results.state).toBe("success");
  expect(await fulfilments(id)).toBe(1);
  expect(await db.$count(refunds, eq(refunds.orderId, id))).toBe(0);
});

test.each([
  ["one paisa", { amount: 1 }],
  ["the right amount in dollars", { currency: "usd" }],
])(
  `${shareOf(300)} concurrent events with %s do not pay the order and create one review (B-04)`,
  async (_what, wrongMoney) => {
    const { id, gatewayOrder, amount } = await startPayment();
    const event = { orderId: gatewayOrder, status: "paid", amount, id: `evt_${randomUUID()}`, ...wrongMoney };
    const statuses = await Promise.all(
      Array.from({ length: shareOf(300) }, () => postWebhook(webhook(vault, new Date(), event))),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stateOf(id)).toBe("payment_pending");
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
    expect(payment?.state).toBe("mismatch");
    expect(await db.$count(reviewQueue, eq(reviewQueue.orderId, id))).toBe(1);
    expect(await db.$count(outbox, eq(outbox.orderId, id))).toBe(0);
  },
);

const RACES = shareOf(500);

const gateway = sandboxGateway({ db, vault, clock: () => new Date(), apiOrigin: "http://127.0.0.1" });

test(`${RACES} orders with simultaneous return, webhook, poll and reconciler are each paid and fulfilled once (B-10)`, async () => {
  const purchases = await runConcurrently(RACES, 25, async () => {
    const { buyer, id, attempt, gatewayOrder, amount } = await startPayment();
    const page = await submitGatewayPage(send, attempt.redirect_url, "pay");
    const params = Object.fromEntries(new URL(page.headers.get("location") ?? "").searchParams);
    const event = { orderId: gatewayOrder, status: "paid", amount, id: `evt_${randomUUID()}` };
    const paid = await db.query.sandboxOrders.findFirst({
      where: (row, { eq: is }) => is(row.id, gatewayOrder),
    });
    const reconciled = applyGatewayStatus(db, gateway, gatewayOrder, new Date());
    const responses = await Promise.all([
      buyer.post("/noauth-api/v1/payment/verify", { order_id: id, gateway: "sandbox", params }),
      send(webhookPath, webhook(vault, new Date(), { ...event, paymentId: paid?.paymentRef ?? "" })),
      buyer.get(`/noauth-api/v1/payment/status?order_id=${id}`),
    ]);
    await reconciled;
    await Promise.all(responses.map((response) => response.body?.cancel()));
    return { id, statuses: responses.map(({ status }) => status) };
  });
  expect(purchases.flatMap(({ statuses }) => statuses).filter((status) => status !== 200)).toEqual([]);
  const ids = new Set(purchases.map(({ id }) => id));
  const fulfilledEvents = await eventually(
    () =>
      db.select({ id: orderEvents.orderId }).from(orderEvents).where(eq(orderEvents.state, "sankalp_due")),
    (rows) => rows.filter(({ id }) => ids.has(id)).length >= RACES,
  );
  const fulfilled = fulfilledEvents.filter(({ id }) => ids.has(id));
  expect(fulfilled).toHaveLength(RACES);
  expect(new Set(fulfilled.map(({ id }) => id)).size).toBe(RACES);
  expect((await db.select().from(refunds)).filter(({ orderId }) => orderId && ids.has(orderId))).toEqual([]);
});

/** Runs a task `times` times, `concurrency` at once. */
async function runConcurrently<Value>(
  times: number,
  concurrency: number,
  task: () => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let i = 0; i < times / concurrency; i++) values.push(await task());
    }),
  );
  return values;
}

describe("a naive handler fails this test (B-08)", () => {
  const pools = Array.from({ length: 3 }, () => new pg.Pool({ connectionString: url, max: 10 }));
  for (const pool of pools) pool.on("error", () => {});
  afterAll(() => Promise.all(pools.map((pool) => pool.end())));

  /** A handler without locks: it checks the state, then acts. */
  async function naiveHandler(pool: pg.Pool, order: string) {
    const { rows } = await pool.query("select state from naive_orders where id = $1", [order]);
    if (rows[0]?.state === "paid") return;
    await pool.query("update naive_orders set state = 'paid' where id = $1", [order]);
    await pool.query("insert into naive_fulfilments (order_id) values ($1)", [order]);
  }

  test("it fulfils more than once in at least 5 of 10 trials", async () => {
    const [pool] = pools;
    await pool?.query("create table naive_orders (id text primary key, state text not null)");
    await pool?.query("create table naive_fulfilments (order_id text not null)");
    let violations = 0;
    for (let trial = 0; trial < 10; trial++) {
      const order = `order_${trial}`;
      await pool?.query("insert into naive_orders values ($1, 'pending')", [order]);
      await Promise.all(Array.from({ length: 100 }, (_, i) => naiveHandler(pools[i % 3] as pg.Pool, order)));
      const counted = await pool?.query(
        "select count(*)::int as n from naive_fulfilments where order_id = $1",
        [order],
      );
      if (!isSingle(counted?.rows[0]?.n)) violations++;
    }
    expect(violations).toBeGreaterThanOrEqual(5);
  });
});
