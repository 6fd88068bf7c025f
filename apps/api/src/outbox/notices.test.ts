import { beforeEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { messagesTo, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { devMessages } from "../messages/messages.table.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const support = await staffMember(request, parts, "support");
const MINUTE = 60_000;

beforeEach(async () => {
  time.now = testNow;
  await db.delete(devMessages);
});

const runAt = async (minutes: number) => {
  time.now = new Date(testNow.getTime() + minutes * MINUTE);
  await runJobs(parts, request);
  await runJobs(parts, request);
};

async function atGateway(lang: "en" | "hi" = "en") {
  const guest = shopper(request);
  const { order } = await guest.placeOrder({}, { language: lang });
  const { results } = await guest.initiatePayment(order.id);
  const act = (what: "pay" | "decline" | "cancel") => submitGatewayPage(request, results.redirect_url, what);
  return { guest, order, act, texts: () => messagesTo(request, guest.number) };
}

test("the buyer is notified once of a payment that the bank declined, ten minutes later, with a link to pay again", async () => {
  const { act, texts, order } = await atGateway();
  await act("decline");
  await runAt(9);
  expect(await texts()).toEqual([]);
  await act("decline");
  await runAt(11);
  await runAt(30);
  const messages = await texts();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`order ${order.number}, did not go through`);
  expect(messages[0]).toMatch(/https?:\/\/\S+\/orders\//);
});

test("who has paid since, or left the gateway, is not notified of a failed payment", async () => {
  const first = await atGateway();
  await first.act("decline");
  await runAt(1);
  await first.act("pay");
  await runAt(30);
  expect((await first.texts()).filter((text) => text.includes("did not go through"))).toEqual([]);
  await db.delete(devMessages);
  time.now = testNow;
  const second = await atGateway();
  await second.act("cancel");
  await runAt(30);
  expect(await second.texts()).toEqual([]);
});

test.each([
  ["en", "started a refund of ₹200 for", "₹200 for"],
  ["hi", "₹200 का रिफ़ंड शुरू", "₹200 का रिफ़ंड हो गया"],
] as const)(
  "the buyer is notified in %s when a refund starts and when it is done, once each",
  async (lang, started, done) => {
    const { act, texts, order } = await atGateway(lang);
    await act("pay");
    await runAt(0);
    await db.delete(devMessages);
    const key = { "idempotency-key": `refund-${lang}-of-this-order` };
    await support.json("POST", `/order/${order.id}/refund`, { amount: 20_000, reason: "goodwill" }, key);
    await runAt(1);
    await runAt(60);
    const messages = await texts();
    expect(messages.filter((text) => text.includes(started))).toHaveLength(1);
    expect(messages.filter((text) => text.includes(done) && !text.includes(started))).toHaveLength(1);
    expect(messages).toHaveLength(2);
  },
);
