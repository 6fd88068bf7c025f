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

const sendFrom =
  (address: string) =>
  (path: string, init: RequestInit = {}) =>
    request(path, { ...init, headers: { ...init.headers, "x-forwarded-for": address } });

/** An order of a new guest from this network. */
async function orderFrom(address: string) {
  const guest = shopper(sendFrom(address), { session: newSessionId(), number: newPhoneNumber() });
  const { results } = await guest.quote();
  return guest.createOrder(results.quote_id);
}

test("the number of unpaid guest orders of one network is limited, also for concurrent requests", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => orderFrom("203.0.113.7")));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(3);
  const [refused] = all.filter(({ status }) => status !== 201);
  expect(refused).toMatchObject({ status: 429, code: "order_too_many" });
  expect(Number(refused?.headers.get("retry-after"))).toBe(3600);
  expect((await orderFrom("203.0.113.8")).status).toBe(201);
});

test("a customer has at most twenty unpaid orders of all kinds, whatever the quotes and keys", async () => {
  const customer = shopper(sendFrom("203.0.113.9"), { session: newSessionId(), number: newPhoneNumber() });
  await customer.signIn();
  const { quote_id } = (await customer.quote()).results;
  const all = await Promise.all(Array.from({ length: 23 }, () => customer.createOrder(quote_id)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = all.find(({ status }) => status !== 201);
  expect(refused).toMatchObject({ status: 429, code: "order_too_many" });
  expect(Number(refused?.headers.get("retry-after"))).toBe(3600);
});

test("paid orders, expired orders and orders of customers do not count towards the limit", async () => {
  const [first] = await db.select({ id: orders.id, requestedBy: orders.requestedBy }).from(orders).limit(1);
  await moveOrder(db, first?.id ?? "", "paid", testNow);
  const [paid] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, first?.id ?? ""));
  expect([first?.requestedBy, paid?.requestedBy]).toEqual([expect.any(String), null]);
  const retries = await Promise.all([orderFrom("203.0.113.7"), orderFrom("203.0.113.8")]);
  expect(retries.map(({ status }) => status)).toContain(201);

  const customer = shopper(sendFrom("203.0.113.7"), { session: newSessionId(), number: newPhoneNumber() });
  await customer.signIn();
  for (let i = 0; i < 5; i++) {
    const { order } = await customer.placeOrder();
    const [row] = await db
      .select({ requestedBy: orders.requestedBy })
      .from(orders)
      .where(eq(orders.id, order.id));
    expect([order.state, row?.requestedBy]).toEqual(["created", null]);
  }

  time.now = new Date(testNow.getTime() + 3_600_000);
  expect((await orderFrom("203.0.113.7")).status).toBe(201);
  time.now = testNow;
});
