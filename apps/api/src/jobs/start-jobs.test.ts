import { orderChanges } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { messagesTo, readResponse, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { orders } from "../orders/orders.table.ts";
import { backgroundJobs } from "./start-jobs.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const HOUR = 3_600_000;
const neverStopped = new AbortController().signal;
const { eventDriven, timed } = backgroundJobs({
  ...parts,
  sandboxGateway: true,
  postToPartner: () => Promise.reject(new Error("no partner is notified here")),
});
function jobNamed(name: string) {
  const found = [...eventDriven, ...timed].find((job) => job.name === name);
  if (!found) throw new Error(`there is no job ${name}`);
  return found;
}

test("an order that is not paid in time ends by itself", async () => {
  time.now = testNow;
  const { order } = await shopper(request).placeOrder();
  const read = () =>
    db
      .select({ state: orders.state, payableUntil: orders.payableUntil })
      .from(orders)
      .where(eq(orders.id, order.id));
  const [{ payableUntil } = {}] = await read();
  if (!payableUntil) throw new Error("the order can be paid for ever");
  const expiry = jobNamed("orders");
  time.now = new Date(payableUntil.getTime() - 1);
  await expiry.run(neverStopped);
  expect(await read()).not.toMatchObject([{ state: "expired" }]);
  time.now = new Date(time.now.getTime() + expiry.everyMs);
  await expiry.run(neverStopped);
  expect(await read()).toMatchObject([{ state: "expired" }]);
});

const address = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
  ...{ city: "Jaipur", state: "Rajasthan" },
};

/** A paid puja with prasad and its names. */
async function paidPuja() {
  time.now = testNow;
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder({ package_id: stock.withPrasad }, { address });
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  await guest.sendSankalp("submit", order.id, t);
  const reasons = async () => {
    const quoted = await guest.get(`/api/v1/order/policyQuote?order_id=${order.id}&t=${t}`);
    return (await readResponse(quoted, orderChanges)).results.remedies.map(({ reason }) => reason);
  };
  const apologies = async () =>
    (await messagesTo(request, guest.number)).filter((text) => text.includes("could not keep our promise"));
  return { reasons, apologies };
}

test.each([
  ["recording", "recording_late", 48],
  ["prasad", "prasad_late", 7 * 24],
] as const)(
  "a %s that is late is offered back by itself, with a message, within a minute",
  async (_, reason, hours) => {
    const { reasons, apologies } = await paidPuja();
    const [promises, outbox] = [jobNamed("missed promises"), jobNamed("outbox")];
    const deadline = stock.endAt.getTime() + hours * HOUR;
    // The worst moment: the job has run just before.
    time.now = new Date(deadline);
    await promises.run(neverStopped);
    await outbox.run(neverStopped);
    const before = (await apologies()).length;
    expect(await reasons()).not.toContain(reason);

    for (const { everyMs, run } of [promises, outbox]) {
      time.now = new Date(time.now.getTime() + everyMs);
      await run(neverStopped);
    }
    expect(await reasons()).toContain(reason);
    expect(await apologies()).toHaveLength(before + 1);
    expect(time.now.getTime() - deadline).toBeLessThanOrEqual(60_000);
  },
);
