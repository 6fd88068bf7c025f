import { pino } from "pino";
import { createApp } from "../src/app.ts";
import { openTestDatabase } from "../src/db/test-database.ts";

/** When every test happens, unless it moves its clock. */
export const testNow = new Date("2026-11-20T06:30:00.000Z");

/** The whole API on a fresh database, with a clock that stands still until a test moves it. */
export async function createTestApp() {
  const database = await openTestDatabase();
  const time = { now: testNow };
  const app = createApp({
    db: database.db,
    clock: () => time.now,
    log: pino({ level: "silent" }),
    webOrigins: ["http://127.0.0.1:4300"],
    apiOrigin: "http://127.0.0.1:4310",
    trustedHops: 0,
  });
  return { ...database, app, time, request: app.request };
}
