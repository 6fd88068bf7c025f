import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, vi } from "vitest";
import { openTestDatabase } from "../src/db/test-database.ts";
import { createVault } from "../src/vault/create-vault.ts";
import type { Send } from "./shopper.ts";
import { freePort, startServer } from "./start-server.ts";
import { stockShop } from "./stock-shop.ts";

/** Three API processes on one PostgreSQL, with the test's own stock. Requests go to them in turn. */
export async function startThree() {
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
  const { db, url } = await openTestDatabase();
  if (!url) throw new Error("Processes share PostgreSQL only: leave this file out of the PGlite project.");
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
      // What a process says beside its address is an error nobody expected.
      if (output.includes('"level":50')) throw new Error(output);
    }
  });

  let turn = 0;
  const send: Send = (path, init) =>
    fetch(`http://127.0.0.1:${ports[turn++ % ports.length]}${path}`, { redirect: "manual", ...init });
  return { db, url, send, vault: createVault(key) };
}

/** Asks again and again until it is so. */
export const eventually = <Value>(read: () => Promise<Value>, isSo: (value: Value) => boolean) =>
  vi.waitFor(
    async () => {
      const value = await read();
      if (!isSo(value)) throw new Error(`still ${JSON.stringify(value)}`);
      return value;
    },
    { timeout: 60_000, interval: 100 },
  );
