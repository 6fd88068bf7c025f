import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { messagesTo, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { orders } from "./orders.table.ts";
import { remindNames } from "./remind-names.ts";

const { db, request, time, parts } = await createTestApp();
await stockShop(db);

const HOUR = 3_600_000;
/** The time so many hours before the names of the puja can no longer be given. */
const beforeCutoff = (hours: number) => new Date(stock.sankalpCutoffAt.getTime() - hours * HOUR);

beforeEach(() => {
  time.now = testNow;
});

async function paidOrder(language: "en" | "hi" = "en") {
  const guest = shopper(request);
  const { order, access_token: token } = await guest.placeOrder({}, { language });
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  return { guest, id: order.id, token };
}

/** What the buyer gets at this time. */
async function remindersAt(now: Date, { guest }: Awaited<ReturnType<typeof paidOrder>>) {
  time.now = now;
  await remindNames(db, now);
  await runJobs(parts, request);
  return (await messagesTo(request, guest.number)).filter((text) => /still missing|अभी बाक़ी/.test(text));
}

test("who has given no names is reminded a day and three hours before it is too late, each time once", async () => {
  const order = await paidOrder();
  expect(await remindersAt(beforeCutoff(25), order)).toHaveLength(0);
  expect(await remindersAt(beforeCutoff(24), order)).toHaveLength(1);
  expect(await remindersAt(beforeCutoff(4), order)).toHaveLength(1);
  expect(await remindersAt(beforeCutoff(3), order)).toHaveLength(2);
  expect(await remindersAt(beforeCutoff(1), order)).toHaveLength(2);
  const [text] = await remindersAt(stock.sankalpCutoffAt, order);
  expect(text).toContain("The priest needs them by Tue 24 Nov 2026, 5:30 pm India time");
  expect(text).toMatch(/\/puja\/sankalp\/.*[?&#]/);
});

test("a reminder is in the buyer's language", async () => {
  const order = await paidOrder("hi");
  const [text] = await remindersAt(beforeCutoff(20), order);
  expect(text).toContain("पुरोहित जी को मंगल 24 नवंबर 2026, शाम 5:30 बजे भारतीय समय तक चाहिए");
});

test("who has given the names is not reminded, even of a reminder that was queued before", async () => {
  const [early, late] = [await paidOrder(), await paidOrder()];
  await early.guest.sendSankalp("submit", early.id, early.token);
  time.now = beforeCutoff(24);
  await remindNames(db, time.now);
  await late.guest.sendSankalp("submit", late.id, late.token);
  expect(await remindersAt(time.now, early)).toHaveLength(0);
  expect(await remindersAt(time.now, late)).toHaveLength(0);
});

test("who ordered after the time of a reminder was just asked, and gets only the next one", async () => {
  const order = await paidOrder();
  await db
    .update(orders)
    .set({ createdAt: beforeCutoff(10) })
    .where(eq(orders.id, order.id));
  expect(await remindersAt(beforeCutoff(9), order)).toHaveLength(0);
  expect(await remindersAt(beforeCutoff(2), order)).toHaveLength(1);
});
