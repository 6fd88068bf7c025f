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

/** So many processes with one database, at one moment. */
function processes(count: number, perMinute: number, name: string, now = startOfMinute) {
  const time = { now };
  const limits = Array.from({ length: count }, () =>
    rateLimit({ db, clock: () => time.now, name, perMinute }),
  );
  let turn = 0;
  const ask = async (times: number, who = "network") => {
    const waits = await Promise.all(
      Array.from({ length: times }, () => limits[turn++ % count]?.(who) ?? Promise.resolve(0)),
    );
    return waits.filter((wait) => wait === 0).length;
  };
  return { time, ask, limits };
}

test.each([
  [1, 600],
  [3, 600],
  [3, 3000],
  [3, 20],
])(
  "%i processes, asked for twice the limit of %i, together keep it within a twentieth (B-30)",
  async (count, limit) => {
    const { ask } = processes(count, limit, `kept-${count}-${limit}`);
    const passed = await ask(2 * limit);
    expect(Math.abs(passed - limit)).toBeLessThanOrEqual(limit / 20);
  },
);

test("who asks seldom costs no query", async () => {
  const before = await db.$count(rateWindows);
  const { ask } = processes(1, 600, "seldom");
  expect(await ask(10)).toBe(10);
  expect(await db.$count(rateWindows)).toBe(before);
});

test("one network does not use up another's, and the next minute is a new one", async () => {
  const { ask, time, limits } = processes(1, 20, "others");
  await ask(30, "one");
  expect(await limits[0]?.("one")).toBe(60);
  expect(await ask(5, "another")).toBe(5);
  time.now = new Date(startOfMinute.getTime() + 45_000);
  expect(await limits[0]?.("one")).toBe(15);
  time.now = new Date(startOfMinute.getTime() + MINUTE);
  expect(await ask(5, "one")).toBe(5);
});

test("public reads are refused beyond the limit, whatever a visitor says of his address", async () => {
  const { request, db: own } = await createTestApp({ readsPerAddress: 5, trustedHops: 1 });
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
  // Another subscriber, this very machine, and a buyer who asks for his money.
  expect((await read("203.0.113.8")).status).toBe(200);
  for (let i = 0; i < 8; i++) expect((await read("127.0.0.1")).status).toBe(200);
  const status = await request("/noauth-api/v1/payment/status?temp_order_id=x", {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect(status.status).toBe(404);
  const rows = await own.select({ bucket: rateWindows.bucket }).from(rateWindows);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
});

test("a limit counts what the processes of this minute took, and no more", async () => {
  const { ask } = processes(2, 60, "sum");
  await ask(200);
  const [row] = await db
    .select({ taken: rateWindows.taken })
    .from(rateWindows)
    .where(sql`${rateWindows.bucket} like 'sum/%'`);
  expect(row?.taken).toBeLessThanOrEqual(60);
});
