import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
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
const { db, close } = await openPostgres(url, migrationsFolder);
const { request } = await createTestApp({ db });

/** The connections of the API under test. */
const ofTheApi = sql`datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
const endConnections = () =>
  admin.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${ofTheApi}`);

test("a connection lost in the middle of a transaction is a 503, and the next request works", async () => {
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

test("between two statements of a transaction it harms nobody else", async () => {
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await endConnections();
    await tx.execute(sql`select pg_sleep(1)`);
  });
  await expect(lost).rejects.toSatisfy(isConnectionLost);
  // Idle connections were ended too, and a request may still be given one whose end has not arrived.
  await vi.waitFor(async () => expect((await request("/readyz")).status).toBe(200));
});

test("after many lost connections none is missing in the pool", async () => {
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
  // All ten at once: each waits until the last has come.
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

test("a server that is gone is a 503, and the process lives", async () => {
  const server = await startPostgres();
  const opened = await openPostgres(server.urlOf("postgres"), migrationsFolder);
  onTestFinished(opened.close);
  const { request: ask } = await createTestApp({ db: opened.db });
  await server.stop();
  const response = await ask("/noauth-api/v1/policy/getPolicy?slug=privacy-policy");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "not_ready" });
  expect((await ask("/healthz")).status).toBe(200);
}, 60_000);
