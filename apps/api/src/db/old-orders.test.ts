import { readFileSync } from "node:fs";
import { home, orders as orderCards, poojaListing, typedOrder } from "@aradhana/core/contract";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrateOldOrders } from "../../test/old-orders/migrate-old-orders.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { stock } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { fulfilments, orderItems, orderLines, orders } from "../orders/orders.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { quotes } from "../quotes/quotes.table.ts";

/** The responses recorded for these orders before the migration to order items, and the time of recording. */
const recorded = JSON.parse(
  readFileSync(new URL("../../test/old-orders/answers.json", import.meta.url), "utf8"),
) as {
  now: string;
  orders: { id: string; type: string; state: string }[];
  each: { order: { id: string } }[];
};

const { db } = await migrateOldOrders();
const { request, time } = await createTestApp({ db });
time.now = new Date(recorded.now);
const headers = { authorization: "Bearer old-orders-old-orders-old-orders-old-orders" };

test("the orders from before the migration have both types and many states", () => {
  expect(new Set(recorded.orders.map(({ type }) => type))).toEqual(new Set(["pooja", "chadhaava"]));
  expect(new Set(recorded.orders.map(({ state }) => state)).size).toBeGreaterThanOrEqual(7);
});

test("each order from before the migration is returned unchanged", async () => {
  for (const expected of recorded.each) {
    const path = `/api/v1/order/getOrderById?order_id=${expected.order.id}`;
    const { results } = await readResponse(await request(path, { headers }), typedOrder);
    expect(results).toEqual(expected);
  }
});

test("all orders from before the migration are in their customer's list", async () => {
  const { results } = await readResponse(
    await request("/api/v1/order/getOrders?limit=50", { headers }),
    orderCards,
  );
  expect(results.orders).toMatchObject(recorded.orders.map(({ id, type, state }) => ({ id, type, state })));
});

test("an order from before the migration has one item with its amount and one fulfilment with its state", async () => {
  const rows = await db
    .select({ order: orders, item: orderItems, fulfilment: fulfilments })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(fulfilments, eq(fulfilments.itemId, orderItems.id));
  expect(rows).toHaveLength(await db.$count(orders));
  for (const { order, item, fulfilment } of rows) {
    expect(item).toMatchObject({ amount: order.grand, tax: order.totals.tax, qty: 1, position: 0 });
    expect(fulfilment).toMatchObject({ orderId: order.id, state: order.state });
  }
  const stray = sql`not exists (select 1 from order_items i where i.id = order_item_id and i.order_id = order_lines.order_id)`;
  expect(await db.$count(orderLines, stray)).toBe(0);
});

test("quotes from before the migration have a type and can still be ordered", async () => {
  const open = await db.select().from(quotes).orderBy(sql`created_at desc`);
  expect(open.every(({ requested }) => ["pooja", "chadhaava"].includes(requested.type))).toBe(true);
  const offered = open.find(({ requested }) => requested.type !== "pooja");
  const buyer = shopper(request);
  const { results } = await buyer.createOrder(offered?.id ?? "", { type: "chadhaava" });
  expect(results.order).toMatchObject({ type: "chadhaava", state: "created" });
});

test("the home page of a shop from before banners has its next pujas at the top", async () => {
  const { results } = await readResponse(await request("/noauth-api/v1/home"), home);
  const listed = await readResponse(
    await request("/noauth-api/v1/pooja/getPoojaListing?limit=3"),
    poojaListing,
  );
  expect(results.banners.length).toBeGreaterThan(0);
  expect(results.banners.map(({ pooja }) => pooja)).toEqual(listed.results.pujas);
});

test("an unpaid order from before the migration frees its limited seat when it expires", async () => {
  const booked = () => db.$count(pujas, and(eq(pujas.id, stock.smallPuja), eq(pujas.booked, 1)));
  expect(await booked()).toBe(1);
  time.now = new Date(time.now.getTime() + 2 * 60 * 60 * 1000);
  expect(await expireOrders(db, time.now)).toBeGreaterThan(0);
  expect(await booked()).toBe(0);
});
