import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, vi } from "vitest";
import { openTestDatabase } from "../src/db/test-database.ts";
import { createVault } from "../src/vault/create-vault.ts";
import type { Send } from "./shopper.ts";
import { freePort, startServer } from "./start-server.ts";
import { stockShop } from "./stock-shop.ts";

/** Three API processes on one PostgreSQL with the test's catalogue. Requests alternate between them. */
export async function startThree() {
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
  const { db, url } = await openTestDatabase();
  if (!url) throw new Error("Several processes need PostgreSQL: exclude this file from the PGlite project.");
  const key = randomBytes(32);
  await stockShop(db, new Date());

  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const servers: ReturnType<typeof startServer>[] = [];
  beforeAll(async () => {
    for (const port of ports) {
      servers.push(
        startServer({
          ...{ API_PORT: String(port), DATABASE_URL: url, DATA_KEY: key.toString("hex") },
          ...{ LOG_LEVEL: "error", OTP_PER_ADDRESS: "1000000", QUOTES_PER_ADDRESS: "1000000" },
          ...{ ORDERS_PER_ADDRESS: "1000000" },
        }),
      );
    }
    await Promise.all(servers.map(({ ready }) => ready));
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill("SIGTERM");
    for (const { output } of await Promise.all(servers.map(({ ended }) => ended))) {
      // Level 50 is an unexpected error.
      if (output.includes('"level":50')) throw new Error(output);
    }
  });

  let requestCount = 0;
  const alive = [...ports];
  const send: Send = (path, init) =>
    fetch(`http://127.0.0.1:${alive[requestCount++ % alive.length]}${path}`, { redirect: "manual", ...init });
  /** Ends one process at once, as a crash does; later requests go to the others. */
  const kill = (index: number) => {
    servers[index]?.child.kill("SIGKILL");
    const port = ports[index];
    if (port !== undefined) alive.splice(alive.indexOf(port), 1);
  };
  return { db, url, send, kill, vault: createVault(key) };
}

/** Polls until the value is as expected. */
export const eventually = <Value>(read: () => Promise<Value>, isExpected: (value: Value) => boolean) =>
  vi.waitFor(
    async () => {
      const value = await read();
      if (!isExpected(value)) throw new Error(`still ${JSON.stringify(value)}`);
      return value;
    },
    { timeout: 60_000, interval: 100 },
  );
