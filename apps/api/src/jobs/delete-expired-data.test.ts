import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { privacyPolicy } from "../../seed/policies/privacy-policy.ts";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { loginTickets } from "../login/tickets.table.ts";
import { fulfilments } from "../orders/orders.table.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import { rateWindows } from "../rate-limit/rate-windows.table.ts";
import { sankalps, sankalpVersions } from "../sankalp/sankalp.table.ts";
import { deleteExpiredData, KEPT_AFTER_RITUAL } from "./delete-expired-data.ts";

const { db, request, time } = await createTestApp();
await stockShop(db);
const DAY = 24 * 60 * 60 * 1000;

test("the links to an order open it until ninety days after its rite, and its owner's account beyond", async () => {
  const owner = shopper(request);
  const { order, access_token: token } = await owner.placeOrder();
  const stranger = shopper(request);
  const opens = async () => {
    await deleteExpiredData(db, time.now);
    return (await stranger.getPoojaOrder(order.id, token)).status;
  };
  time.now = new Date(stock.endAt.getTime() + 90 * DAY);
  expect(await opens()).toBe(200);
  time.now = new Date(time.now.getTime() + 1);
  expect(await opens()).toBe(404);
  await owner.signIn();
  expect((await owner.getPoojaOrder(order.id)).status).toBe(200);
});

test("names, wishes and the address are kept for the days that the privacy policy names, and not a day longer", async () => {
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
  const kept = async () => {
    await deleteExpiredData(db, time.now);
    const [row] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.id));
    return {
      address: row?.addressSealed !== null,
      names: await db.$count(sankalps, eq(sankalps.orderId, order.id)),
    };
  };
  time.now = new Date(stock.endAt.getTime() + KEPT_AFTER_RITUAL * DAY);
  expect(await kept()).toEqual({ address: true, names: 1 });
  time.now = new Date(time.now.getTime() + 1);
  expect(await kept()).toEqual({ address: false, names: 0 });
  expect(await db.$count(sankalpVersions)).toBe(0);

  const [table] = privacyPolicy.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === "table"),
  );
  const rows = table?.kind === "table" ? table.rows.map((row) => row.map(({ en }) => en)) : [];
  for (const what of [/^Names, gotra/, /^Wish/, /^Nakshatra/, /^Postal address/]) {
    expect(rows.find(([first = ""]) => what.test(first))?.[2]).toBe(
      `${KEPT_AFTER_RITUAL} days after the rite`,
    );
  }
});

test("tickets that are over and minutes that were counted are gone; those of now stay", async () => {
  time.now = testNow;
  const asha = shopper(request);
  await asha.signIn();
  await asha.post("/api/v1/login/ticket", {});
  const limit = rateLimit({ db, clock: () => time.now, name: "house", perMinute: 20 });
  await limit("network");
  const left = async () => {
    await deleteExpiredData(db, time.now);
    return [await db.$count(loginTickets), (await db.$count(rateWindows)) > 0];
  };
  expect(await left()).toEqual([1, true]);
  time.now = new Date(testNow.getTime() + 2 * 60_000);
  expect(await left()).toEqual([0, false]);
});
