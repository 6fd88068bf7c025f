import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { privacyPolicy } from "../../seed/policies/privacy-policy.ts";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { loginTickets } from "../login/tickets.table.ts";
import { fulfilments } from "../orders/orders.table.ts";
import { RETENTION_DAYS } from "../orders/retention-days.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { rateWindows } from "../rate-limit/rate-windows.table.ts";
import { sankalps, sankalpVersions } from "../sankalp/sankalp.table.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";

const { db, request, time } = await createTestApp();
await stockShop(db);
const DAY = 24 * 60 * 60 * 1000;

test("an order's links expire ninety days after the puja, but its owner can still read the order", async () => {
  const owner = shopper(request);
  const { order, access_token: token } = await owner.placeOrder();
  const stranger = shopper(request);
  const openWithLink = async () => {
    await deleteExpiredData(db, time.now);
    return (await stranger.getPoojaOrder(order.id, token)).status;
  };
  time.now = new Date(stock.endAt.getTime() + 90 * DAY);
  expect(await openWithLink()).toBe(200);
  time.now = new Date(time.now.getTime() + 1);
  expect(await openWithLink()).toBe(404);
  await owner.signIn();
  expect((await owner.getPoojaOrder(order.id)).status).toBe(200);
});

test("names, wishes and the address are stored for as long as the privacy policy says", async () => {
  time.now = testNow;
  const owner = shopper(request);
  const address = {
    name: "Ramesh Kumar",
    country_code: "in",
    postcode: "221001",
    line1: "1 Lanka",
    city: "Varanasi",
  };
  const { order, access_token: token } = await owner.placeOrder(
    { package_id: stock.withPrasad },
    { address },
  );
  await owner.sendSankalp("submit", order.id, token);
  const readStored = async () => {
    await deleteExpiredData(db, time.now);
    const [row] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.id));
    return {
      address: row?.addressSealed !== null,
      names: await db.$count(sankalps, eq(sankalps.orderId, order.id)),
    };
  };
  time.now = new Date(stock.endAt.getTime() + RETENTION_DAYS * DAY);
  expect(await readStored()).toEqual({ address: true, names: 1 });
  time.now = new Date(time.now.getTime() + 1);
  expect(await readStored()).toEqual({ address: false, names: 0 });
  expect(await db.$count(sankalpVersions)).toBe(0);

  const [table] = privacyPolicy.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === "table"),
  );
  const rows = table?.kind === "table" ? table.rows.map((row) => row.map(({ en }) => en)) : [];
  for (const field of [/^Names, gotra/, /^Wish/, /^Nakshatra/, /^Postal address/]) {
    expect(rows.find(([first = ""]) => field.test(first))?.[2]).toBe(`${RETENTION_DAYS} days after the puja`);
  }
});

test("expired tickets and rate-limit windows are deleted, current ones are not", async () => {
  time.now = testNow;
  const asha = shopper(request);
  await asha.signIn();
  await asha.post("/api/v1/login/ticket", {});
  const limit = rateLimit({ db, clock: () => time.now, name: "house", perMinute: 20 });
  await limit("network");
  const countAfterCleanup = async () => {
    await deleteExpiredData(db, time.now);
    return [await db.$count(loginTickets), (await db.$count(rateWindows)) > 0];
  };
  expect(await countAfterCleanup()).toEqual([1, true]);
  time.now = new Date(testNow.getTime() + 2 * 60_000);
  expect(await countAfterCleanup()).toEqual([0, false]);
});
