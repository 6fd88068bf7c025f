import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startPostgres } from "../../test/postgres.ts";
import { shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { migrationsFolder } from "./database.ts";
import { isConnectionLost } from "./lost-connection.ts";
import { openPostgres } from "./open-postgres.ts";
import { openTestDatabase } from "./test-database.ts";

const { db: admin, url = "" } = await openTestDatabase();
await stockShop(admin, testNow);
const { db, close } = await openPostgres({ url }, migrationsFolder);
const { request } = await createTestApp({ db });

/** Matches the connections of the API under test. */
const ofTheApi = sql`datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
const endConnections = () =>
  admin.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${ofTheApi}`);

test("a request that loses its connection in a transaction fails with 503, and the next request works", async () => {
  const buyer = shopper(request);
  const { order } = await buyer.placeOrder();
  const initiated = await admin.transaction(async (tx) => {
    await tx.execute(sql`lock table orders in access exclusive mode`);
    const waiting = buyer.initiatePayment(order.id);
    await vi.waitFor(async () => {
      const { rows } = (await tx.execute(
        sql`select pid from pg_stat_activity where ${ofTheApi} and wait_event_type = 'Lock'`,
      )) as unknown as { rows: unknown[] };
      expect(rows).not.toEqual([]);
    });
    await tx.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where ${ofTheApi} and wait_event_type = 'Lock'`,
    );
    return waiting;
  });
  expect(initiated).toMatchObject({ status: 503, code: "not_ready" });
  expect(initiated.headers.get("retry-after")).toBe("5");
  expect(initiated.errorBody?.details).toEqual({ retry_after: 5 });
  expect((await buyer.initiatePayment(order.id)).status).toBe(200);
});

test("a connection lost between two statements of a transaction does not affect other requests", async () => {
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await endConnections();
    await tx.execute(sql`select pg_sleep(1)`);
  });
  await expect(lost).rejects.toSatisfy(isConnectionLost);
  // Idle connections were closed too, and the pool may hand out one before it has noticed.
  await vi.waitFor(async () => expect((await request("/readyz")).status).toBe(200), { timeout: 20_000 });
});

test("after many lost connections the pool still has its full size", async () => {
  const work = () => db.transaction(async (tx) => void (await tx.execute(sql`select pg_sleep(0.002)`)));
  for (let round = 0; round < 10; round++) {
    const [ended, ...outcomes] = await Promise.allSettled([
      endConnections(),
      ...Array.from({ length: 30 }, work),
    ]);
    expect(ended.status).toBe("fulfilled");
    for (const each of outcomes)
      if (each.status === "rejected") expect(each.reason).toSatisfy(isConnectionLost);
  }
  // Needs all ten connections at once: each transaction waits until the last one has started.
  let arrived = 0;
  await Promise.all(
    Array.from({ length: 10 }, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        arrived++;
        await vi.waitFor(() => expect(arrived).toBe(10), { timeout: 5_000 });
      }),
    ),
  );
  await close();
});

describe("a database server that", () => {
  const started = startPostgres().then(async (server) => {
    const opened = await openPostgres({ url: server.urlOf("postgres") }, migrationsFolder);
    return { server, opened, send: (await createTestApp({ db: opened.db })).request };
  });
  afterAll(async () => {
    const { opened, server } = await started;
    await opened.close();
    await server.stop();
  });
  const policy = "/noauth-api/v1/policy/getPolicy?slug=privacy-policy";

  test.runIf(process.platform === "linux")(
    "says nothing makes running and new requests fail with 503, until it answers again",
    async () => {
      const { server, send } = await started;
      server.signal("SIGSTOP");
      // More than the pool has connections.
      const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await send(policy)).status));
      expect(new Set(statuses)).toEqual(new Set([503]));
      expect((await send("/readyz")).status).toBe(503);
      server.signal("SIGCONT");
      await vi.waitFor(async () => expect((await send("/readyz")).status).toBe(200), { timeout: 20_000 });
      expect((await send(policy)).status).toBe(404);
    },
  );

  test("has stopped makes requests fail with 503, and the process keeps running", async () => {
    const { server, send } = await started;
    await server.stop();
    const response = await send(policy);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "not_ready" });
    expect((await send("/healthz")).status).toBe(200);
  });
});
