import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fillEmptyShop } from "../../seed/fill/fill-empty-shop.ts";
import { startPostgres } from "../../test/postgres.ts";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { orders } from "../orders/orders.table.ts";
import { series } from "../pujas/series.table.ts";
import { migrationsFolder } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";

const first = await startPostgres();
const address = await openAddress(first.folder);
const filled = await openPostgres({ url: address.url }, migrationsFolder);
await fillEmptyShop(filled.db, testNow);
await stockShop(filled.db, testNow);
await filled.close();
const second = await first.startReplica();
const { db, replica, close } = await openPostgres(
  { url: address.url, replicaUrl: second.urlOf("postgres") },
  migrationsFolder,
);
const { app } = await createTestApp({ db, replica });
const request = async (path: string, init?: RequestInit) => app.request(path, init);
const onSecond = await openPostgres({ url: second.urlOf("postgres"), migrates: false }, migrationsFolder);

beforeAll(() => replicaBecomes("used"));
afterAll(async () => {
  await Promise.all([close(), onSecond.close()]);
  await address.close();
  await Promise.all([first.stop(), second.stop()]);
});

const replicaBecomes = (what: "used" | "unused") =>
  vi.waitFor(() => expect(replica?.isUsed()).toBe(what === "used"), { timeout: 30_000, interval: 50 });
const page = `/noauth-api/v1/pooja/poojaById?lang=en&pooja_id=${stock.puja}`;

async function titleOfPuja() {
  const response = await request(page);
  return (await response.json()).results.title;
}
const setTitle = (en: string) =>
  db
    .update(series)
    .set({ title: { en, hi: en } })
    .where(eq(series.slug, "test-puja"));

test("public pages are read from the replica, and from the primary while the replica is behind", async () => {
  await onSecond.db.execute(sql`select pg_wal_replay_pause()`);
  const before = await titleOfPuja();
  await setTitle("Written on the primary");
  expect(await titleOfPuja()).toBe(before);
  await replicaBecomes("unused");
  expect(await titleOfPuja()).toBe("Written on the primary");
  expect(await (await request("/readyz")).text()).toContain("replica_used 0");
  await onSecond.db.execute(sql`select pg_wal_replay_resume()`);
  await replicaBecomes("used");
  expect(await titleOfPuja()).toBe("Written on the primary");
  expect(await (await request("/readyz")).text()).toContain("replica_used 1");
});

test.runIf(process.platform === "linux")("a replica that says nothing fails no request", async () => {
  second.signal("SIGSTOP");
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await request(page)).status));
  second.signal("SIGCONT");
  expect(new Set(statuses)).toEqual(new Set([200]));
  await replicaBecomes("used");
});

test.runIf(process.platform === "linux")(
  "the replica becomes the primary under load: no acknowledged order is lost, and every page is answered",
  async () => {
    // What is acknowledged is on both servers.
    await db.execute(sql`alter system set synchronous_standby_names = '*'`);
    await db.execute(sql`select pg_reload_conf()`);
    const acknowledged: string[] = [];
    const pages: number[] = [];
    let isOver = false;
    const buyers = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        // Whoever gets no answer cannot know.
        const placed = await shopper(request)
          .placeOrder()
          .catch(() => undefined);
        if (placed) acknowledged.push(placed.order.id);
      }
    });
    const reader = (async () => {
      while (!isOver) pages.push((await request(page)).status);
    })();
    const moreOrders = () => {
      const count = acknowledged.length;
      return vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(count + 20), { timeout: 60_000 });
    };
    await moreOrders();
    first.signal("SIGKILL");
    await onSecond.db.execute(sql`select pg_promote()`);
    address.moveTo(second.folder);
    await moreOrders();
    isOver = true;
    await Promise.all([...buyers, reader]);
    const stored = await onSecond.db.select({ id: orders.id }).from(orders);
    const isStored = new Set(stored.map(({ id }) => id));
    expect(acknowledged.filter((id) => !isStored.has(id))).toEqual([]);
    expect(new Set(pages)).toEqual(new Set([200]));
  },
);

/** An address that leads to a server and can be moved to another, as a pooler's or a name's can. */
async function openAddress(folderOfServer: string) {
  const folder = mkdtempSync(join(tmpdir(), "aradhana-address-"));
  const socketIn = (parent: string) => join(parent, ".s.PGSQL.5432");
  const open = new Set<Socket>();
  let target = socketIn(folderOfServer);
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
  }).listen(socketIn(folder));
  await once(server, "listening");
  return {
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    moveTo(next: string) {
      target = socketIn(next);
      for (const each of open) each.destroy();
    },
    async close() {
      for (const each of open) each.destroy();
      server.close();
      await once(server, "close");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
