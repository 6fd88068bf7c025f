import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newPhoneNumber, newSessionId, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { moveOrder } from "./move-order.queries.ts";
import { orders } from "./orders.table.ts";

const { db, request, time } = await createTestApp({ ordersPerAddress: 3, trustedHops: 1 });
await stockShop(db);

const from =
  (address: string) =>
  (path: string, init: RequestInit = {}) =>
    request(path, { ...init, headers: { ...init.headers, "x-forwarded-for": address } });

/** Somebody else's order from this network. */
async function orderFrom(address: string) {
  const guest = shopper(from(address), { session: newSessionId(), number: newPhoneNumber() });
  const { results } = await guest.quote();
  return guest.createOrder(results.quote_id);
}

test("guests of one network have so many unpaid orders at once, however many ask together", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => orderFrom("203.0.113.7")));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(3);
  const [refused] = all.filter(({ status }) => status !== 201);
  expect(refused).toMatchObject({ status: 429, code: "order_too_many" });
  expect(Number(refused?.headers.get("retry-after"))).toBe(3600);
  expect((await orderFrom("203.0.113.8")).status).toBe(201);
});

test("a paid order and one whose time is over count no more, and a customer's never did", async () => {
  const [one] = await db.select({ id: orders.id, askedBy: orders.askedBy }).from(orders).limit(1);
  await moveOrder(db, one?.id ?? "", "paid", testNow);
  const [paid] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, one?.id ?? ""));
  expect([one?.askedBy, paid?.askedBy]).toEqual([expect.any(String), null]);
  const again = await Promise.all([orderFrom("203.0.113.7"), orderFrom("203.0.113.8")]);
  expect(again.map(({ status }) => status)).toContain(201);

  const customer = shopper(from("203.0.113.7"), { session: newSessionId(), number: newPhoneNumber() });
  await customer.signIn();
  for (let i = 0; i < 5; i++) {
    const { order } = await customer.placeOrder();
    const [row] = await db.select({ askedBy: orders.askedBy }).from(orders).where(eq(orders.id, order.id));
    expect([order.state, row?.askedBy]).toEqual(["created", null]);
  }

  time.now = new Date(testNow.getTime() + 3_600_000);
  expect((await orderFrom("203.0.113.7")).status).toBe(201);
  time.now = testNow;
});
