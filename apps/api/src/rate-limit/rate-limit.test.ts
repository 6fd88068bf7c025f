import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { rateLimit } from "./rate-limit.ts";
import { rateWindows } from "./rate-windows.table.ts";

const db = await createTestDatabase();
const MINUTE = 60_000;
const startOfMinute = new Date(Math.floor(testNow.getTime() / MINUTE) * MINUTE);

/** The limits of several processes with one database and a shared clock. */
function createLimits(count: number, perMinute: number, name: string, now = startOfMinute) {
  const time = { now };
  const limits = Array.from({ length: count }, () =>
    rateLimit({ db, clock: () => time.now, name, perMinute }),
  );
  let nextLimit = 0;
  const countPassed = async (times: number, caller = "network") => {
    const waits = await Promise.all(
      Array.from({ length: times }, () => limits[nextLimit++ % count]?.(caller) ?? Promise.resolve(0)),
    );
    return waits.filter((wait) => wait === 0).length;
  };
  return { time, ask: countPassed, limits };
}

test.each([
  [1, 600],
  [3, 600],
  [3, 3000],
  [3, 20],
])(
  "%i processes with twice as many requests as the limit of %i together exceed it by at most 5 % (B-30)",
  async (count, limit) => {
    const { ask: countPassed } = createLimits(count, limit, `kept-${count}-${limit}`);
    const passed = await countPassed(2 * limit);
    expect(Math.abs(passed - limit)).toBeLessThanOrEqual(limit / 20);
  },
);

test("a few requests of a caller need no query", async () => {
  const before = await db.$count(rateWindows);
  const { ask: countPassed } = createLimits(1, 600, "seldom");
  expect(await countPassed(10)).toBe(10);
  expect(await db.$count(rateWindows)).toBe(before);
});

test("each network has its own limit, which is reset every minute", async () => {
  const { ask: countPassed, time, limits } = createLimits(1, 20, "others");
  await countPassed(30, "one");
  expect(await limits[0]?.("one")).toBe(60);
  expect(await countPassed(5, "another")).toBe(5);
  time.now = new Date(startOfMinute.getTime() + 45_000);
  expect(await limits[0]?.("one")).toBe(15);
  time.now = new Date(startOfMinute.getTime() + MINUTE);
  expect(await countPassed(5, "one")).toBe(5);
});

test("public reads are limited by network, and a forged address does not help", async () => {
  const { request, db: appDb } = await createTestApp({ readsPerAddress: 5, trustedHops: 1 });
  const read = (address: string) =>
    request("/noauth-api/v1/geo/pincode?pin=221001", { headers: { "x-forwarded-for": address } });
  const statuses = [];
  for (let i = 0; i < 8; i++) statuses.push((await read(`198.51.100.${i}, 203.0.113.7`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refused = await read("203.0.113.7");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: "too_many_requests",
    details: { retry_after: expect.any(Number) },
  });
  // Another network, this machine and the payment status are not limited.
  expect((await read("203.0.113.8")).status).toBe(200);
  for (let i = 0; i < 8; i++) expect((await read("127.0.0.1")).status).toBe(200);
  const status = await request("/noauth-api/v1/payment/status?temp_order_id=x", {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect(status.status).toBe(404);
  const rows = await appDb.select({ bucket: rateWindows.bucket }).from(rateWindows);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
});

test("reads by id are limited by network too, apart from the public ones", async () => {
  const { request } = await createTestApp({ readsPerAddress: 3, trustedHops: 1 });
  const read = async (path: string) =>
    (await request(path, { headers: { "x-forwarded-for": "203.0.113.9" } })).status;
  for (let i = 0; i < 4; i++) await read("/noauth-api/v1/geo/pincode?pin=221001");
  const statuses = [];
  const order = `ord_${"a".repeat(22)}`;
  for (const path of [
    `/api/v1/order/getOrderById?order_id=${order}&t=x`,
    "/documents/invoices/inv_1",
    "/api/v1/order/policyQuote",
    `/api/v1/order/getOrderById?order_id=${order}`,
  ])
    statuses.push(await read(path));
  expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true]);
});

test("the stored count of a minute does not exceed the limit", async () => {
  const { ask: countPassed } = createLimits(2, 60, "sum");
  await countPassed(200);
  const [row] = await db
    .select({ taken: rateWindows.taken })
    .from(rateWindows)
    .where(sql`${rateWindows.bucket} like 'sum/%'`);
  expect(row?.taken).toBeLessThanOrEqual(60);
});
