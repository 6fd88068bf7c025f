import { desc } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "../../src/db/test-database.ts";
import { pujas } from "../../src/pujas/pujas.table.ts";
import { testNow } from "../../test/test-now.ts";
import { startRollOver } from "./roll-over.ts";

const db = await createTestDatabase();
const HOUR = 3_600_000;
afterEach(() => {
  vi.useRealTimers();
});

const lastDate = async () => {
  const [last] = await db.select().from(pujas).orderBy(desc(pujas.startAt)).limit(1);
  return last?.startAt.getTime() ?? 0;
};

test("every hour the dates that have come into reach are put on sale, until it is stopped", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now = testNow;
  const stop = startRollOver({ db, clock: () => now, log: pino({ level: "silent" }), production: false });
  const before = await lastDate();

  now = new Date(testNow.getTime() + 60 * 24 * HOUR);
  vi.advanceTimersByTime(HOUR - 1);
  expect(await lastDate()).toBe(before);
  vi.advanceTimersByTime(1);
  await stop();
  const after = await lastDate();
  expect(after).toBeGreaterThan(before);

  now = new Date(testNow.getTime() + 120 * 24 * HOUR);
  vi.advanceTimersByTime(5 * HOUR);
  expect(await lastDate()).toBe(after);
});
