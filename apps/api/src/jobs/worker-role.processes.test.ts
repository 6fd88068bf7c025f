import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { type Send, shopper } from "../../test/shopper.ts";
import { endServersAfterEach, freePort, startServer } from "../../test/start-server.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { eventually } from "../../test/three-processes.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { jobRuns } from "../health/job-runs.table.ts";
import { orders } from "../orders/orders.table.ts";

endServersAfterEach();
const { db, url } = await openTestDatabase();
if (!url) throw new Error("Several processes need PostgreSQL: exclude this file from the PGlite project.");
await stockShop(db, new Date());

test("an API without jobs answers requests, and a worker beside it does the follow-up of its orders", async () => {
  const [port, workerPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const start = (API_ROLE: "api" | "worker", ownPort: number) =>
    startServer({
      ...{ DATABASE_URL: url, DATA_KEY: dataKey, API_ROLE, API_PORT: String(ownPort), API_ORIGIN: origin },
    });
  const dataKey = randomBytes(32).toString("hex");
  await start("api", port).ready;
  const send: Send = (path, init) => fetch(`${origin}${path}`, { redirect: "manual", ...init });
  const buyer = shopper(send);
  const { order } = await buyer.placeOrder();
  const { results } = await buyer.initiatePayment(order.id);
  await submitGatewayPage(send, results.redirect_url, "pay");
  expect(await db.$count(jobRuns)).toBe(0);

  const worker = start("worker", workerPort);
  await worker.ready;
  const at = (path: string) => fetch(`http://127.0.0.1:${workerPort}${path}`);
  expect((await at("/readyz")).status).toBe(200);
  expect((await at("/noauth-api/v1/pooja/getPoojaListing")).status).toBe(404);
  const state = async () => (await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.state;
  await eventually(state, (reached) => reached === "sankalp_due");
  worker.child.kill("SIGTERM");
  expect(await worker.ended).toMatchObject({ code: 0 });
  expect(await at("/readyz").catch(() => "stopped")).toBe("stopped");
  expect((await send("/readyz")).status).toBe(200);
});
