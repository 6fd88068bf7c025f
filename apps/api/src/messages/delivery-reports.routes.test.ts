import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { afterAll, beforeEach, expect, test } from "vitest";
import { serveLocally } from "../../test/local-server.ts";
import { deliverPayments, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { runOutbox } from "../outbox/run-outbox.ts";
import { messageDeliveries } from "./message-deliveries.table.ts";

let sent = 0;
const provider = await serveLocally(
  new Hono()
    .post("/2010-04-01/Accounts/:sid/Messages.json", (c) => c.json({ sid: `SM${++sent}` }, 201))
    .post("/api/v5/flow", (c) => c.json({ type: "success", message: `request-${++sent}` })),
);
afterAll(provider.stop);
const { url } = provider;
const twilio = {
  url,
  accountSid: "AC_local",
  authToken: "token-local",
  from: "+14155550100",
  whatsapp: undefined,
};
const reportKey = "a-key-that-we-chose";
const templates = new Map([["order_paid.en", "1207"]]);
const byTwilio = await createTestApp({ messageAccounts: { twilio }, devOutbox: false });
const byMsg91 = await createTestApp({
  messageAccounts: { msg91: { url, authKey: "k", templates, reportKey } },
  devOutbox: false,
});
const apps = { twilio: byTwilio, msg91: byMsg91 };
for (const { db } of Object.values(apps)) await stockShop(db);
beforeEach(async () => {
  for (const { db } of Object.values(apps)) await db.delete(messageDeliveries);
});

/** Sends the message of a paid order; returns its row. */
async function messageOf({ db, parts, request }: typeof byTwilio) {
  const guest = shopper(request);
  const { order } = await guest.placeOrder();
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await deliverPayments(parts, request);
  await runOutbox(parts);
  const [row] = await db.select().from(messageDeliveries);
  if (!row) throw new Error("no message was recorded");
  return { ...row, order };
}
const stateOf = async ({ db }: typeof byTwilio) => {
  const [row] = await db.select().from(messageDeliveries);
  return [row?.state, row?.errorCode];
};

const twilioPath = "/noauth-api/v1/message/report/twilio";
/** Twilio's documented signature: HMAC-SHA1 of the address and the sorted fields. */
function signedByTwilio(fields: Record<string, string>, token = "token-local") {
  const sorted = Object.keys(fields).toSorted();
  const text = `http://127.0.0.1:4310${twilioPath}${sorted.map((name) => name + fields[name]).join("")}`;
  return {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": createHmac("sha1", token).update(text).digest("base64"),
    },
    body: String(new URLSearchParams(fields)),
  };
}
const byForm = (body: string, key = reportKey): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", "x-report-key": key },
  body,
});

test("Twilio's reports move a message to delivered and read, in any order, and never back", async () => {
  const { providerRef, state, channel, orderId, order } = await messageOf(byTwilio);
  expect([state, channel, orderId]).toEqual(["sent", "sms", order.id]);
  const report = (MessageStatus: string, more = {}) =>
    byTwilio.request(twilioPath, signedByTwilio({ MessageSid: String(providerRef), MessageStatus, ...more }));
  expect((await report("queued")).status).toBe(200);
  expect(await stateOf(byTwilio)).toEqual(["sent", null]);
  await report("read");
  await report("delivered");
  await report("undelivered", { ErrorCode: "30005" });
  expect(await stateOf(byTwilio)).toEqual(["read", null]);
});

test("a report without the provider's signature changes nothing", async () => {
  const { providerRef: MessageSid } = await messageOf(byTwilio);
  const fields = { MessageSid: String(MessageSid), MessageStatus: "delivered" };
  const wrong = signedByTwilio(fields, "another-token");
  const changed = {
    ...signedByTwilio(fields),
    body: String(new URLSearchParams({ ...fields, MessageStatus: "failed" })),
  };
  const none = { ...wrong, headers: { "content-type": "application/x-www-form-urlencoded" } };
  for (const init of [wrong, changed, none])
    expect((await byTwilio.request(twilioPath, init)).status).toBe(401);
  expect(await stateOf(byTwilio)).toEqual(["sent", null]);
  expect((await byTwilio.request("/noauth-api/v1/message/report/msg91", byForm("data=[]"))).status).toBe(404);
});

test("MSG91's reports have the key that we chose, as a form or as JSON", async () => {
  const path = "/noauth-api/v1/message/report/msg91";
  const { providerRef } = await messageOf(byMsg91);
  const failed = { requestId: providerRef, report: [{ number: "91", status: "16", desc: "REJECTED" }] };
  const form = String(new URLSearchParams({ data: JSON.stringify([failed]) }));
  expect((await byMsg91.request(path, byForm(form, "guessed"))).status).toBe(401);
  expect((await byMsg91.request(path, byForm(form))).status).toBe(200);
  expect(await stateOf(byMsg91)).toEqual(["failed", "16"]);
  const json = { requestId: providerRef, status: "Delivered" };
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(json),
  };
  expect((await byMsg91.request(`${path}?key=${reportKey}`, init)).status).toBe(200);
  expect(await stateOf(byMsg91)).toEqual(["delivered", null]);
  expect((await byMsg91.request(`${path}?key=${reportKey}`, { ...init, body: "no JSON" })).status).toBe(200);
});

test("staff see what became of an order's messages", async () => {
  const { order, providerRef } = await messageOf(byTwilio);
  const fields = { MessageSid: String(providerRef), MessageStatus: "undelivered", ErrorCode: "30005" };
  await byTwilio.request(twilioPath, signedByTwilio(fields));
  const support = await staffMember(byTwilio.request, byTwilio.parts, "support");
  const { results } = await support.json("GET", `/message?order_id=${order.id}&state=failed`);
  expect(results).toMatchObject([
    {
      ...{ order_id: order.id, order_number: order.number, template: "order_paid", channel: "sms" },
      ...{ provider: "twilio", state: "failed", error_code: "30005" },
    },
  ]);
});
