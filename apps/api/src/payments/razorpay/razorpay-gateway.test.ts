import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import Razorpay from "razorpay";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils.js";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startRazorpay } from "../../../test/local-razorpay.ts";
import { runJobs } from "../../../test/sandbox-gateway.ts";
import { shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { findOrder } from "../../orders/orders.queries.ts";
import { orders } from "../../orders/orders.table.ts";
import { refunds } from "../payments.table.ts";
import { reconcile } from "../reconcile.ts";
import { razorpayGateway } from "./razorpay-gateway.ts";

const razorpay = await startRazorpay();
const { config } = razorpay;
const { db, request, time, parts } = await createTestApp({ gatewayAccounts: { razorpay: config } });
await stockShop(db);
const owner = await staffMember(request, parts, "owner");
afterAll(razorpay.stop);
beforeEach(() => {
  time.now = testNow;
});

const webhookPath = "/noauth-api/v1/payment/webhook/razorpay";
const deliver = async (webhook: RequestInit) => (await request(webhookPath, webhook)).status;

/** A guest in front of Razorpay's page. */
async function guestAtRazorpay() {
  const guest = shopper(request);
  const { order, access_token: token } = await guest.placeOrder();
  const { results: attempt } = await guest.initiatePayment(order.id);
  const status = async () => (await guest.getPaymentStatus(order.id)).results;
  return { guest, order, token, attempt, status, pathname: new URL(attempt.redirect_url ?? "").pathname };
}

describe("a payment in rupees", () => {
  test("is made on Razorpay's page, which a form opens with the order's number and nothing of the buyer", async () => {
    const { guest, order, attempt, pathname } = await guestAtRazorpay();
    expect(attempt).toMatchObject({ gateway: "razorpay", public_key: config.keyId });
    expect(razorpay.orders.get(attempt.gateway_order_id)).toMatchObject({
      ...{ amount: order.totals.grand.amount, currency: "INR", receipt: attempt.payment_id },
    });
    const page = await request(pathname);
    const html = await page.text();
    expect(html).toContain(`action="${config.url}/v1/checkout/embedded"`);
    expect(html).toContain(`name="order_id" value="${attempt.gateway_order_id}"`);
    expect(html).not.toContain(guest.number);
    expect(page.headers.get("content-security-policy")).toContain(`form-action 'self' ${config.url}`);
    for (const id of ["order_unknown", "%00", "order_%E0"]) {
      expect((await request(`/razorpay/pay/${id}`)).status).toBe(404);
      expect((await request(`/razorpay/return/${id}`, { method: "POST" })).status).toBe(404);
    }
  });

  test("counts once, with the bank's reference, however often and in which order its webhooks arrive", async () => {
    const { attempt, status, pathname } = await guestAtRazorpay();
    const { payment, webhook } = razorpay.pay(attempt.gateway_order_id);
    const late = { ...payment, status: "authorized" };
    expect(await deliver(webhook)).toBe(200);
    expect(await deliver(webhook)).toBe(200);
    expect(await deliver(razorpay.webhook("payment.authorized", { payment: { entity: late } }))).toBe(200);
    expect(await status()).toMatchObject({
      ...{ state: "success", gateway: "razorpay", method: "upi", reference: "612345678901" },
    });
    expect((await request(pathname)).status).toBe(303);
  });

  test("is not revived by an old webhook under another event id, which no signature covers (B-09)", async () => {
    const { attempt, status } = await guestAtRazorpay();
    const { payment } = razorpay.pay(attempt.gateway_order_id, { status: "authorized" });
    const event = (name: "authorized" | "failed") =>
      razorpay.webhook(`payment.${name}`, { payment: { entity: { ...payment, status: name } } });
    await deliver(event("authorized"));
    expect((await status()).state).toBe("pending");
    await deliver(event("failed"));
    for (let n = 0; n < 3; n++) {
      await deliver(event("authorized"));
      expect((await status()).state).toBe("failed_retryable");
    }
  });

  test("is known at the return, before any webhook", async () => {
    const { guest, order, attempt } = await guestAtRazorpay();
    const { form } = razorpay.pay(attempt.gateway_order_id);
    const back = await request(`/razorpay/return/${attempt.gateway_order_id}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: config.url },
      body: String(new URLSearchParams({ ...form, smuggled: "1" })),
    });
    expect(back.status).toBe(303);
    const address = new URL(back.headers.get("location") ?? "");
    expect(address.origin).toBe("http://127.0.0.1:4300");
    expect(Object.fromEntries(address.searchParams)).toMatchObject(form);
    expect(address.searchParams.has("smuggled")).toBe(false);
    const verify = (params: object) =>
      guest.post("/noauth-api/v1/payment/verify", { order_id: order.id, gateway: "razorpay", params });
    expect((await verify({ ...form, razorpay_payment_id: "pay_another" })).status).toBe(422);
    const verified = await (await verify(form)).json();
    expect(verified.results.state).toBe("success");
    const { razorpay_order_id: order_id, razorpay_payment_id: payment_id } = form;
    expect(
      validatePaymentVerification({ order_id, payment_id }, form.razorpay_signature, config.keySecret),
    ).toBe(true);
  });

  test("is found by the reconciler without a webhook", async () => {
    const { attempt, status } = await guestAtRazorpay();
    razorpay.pay(attempt.gateway_order_id);
    time.now = new Date(testNow.getTime() + 60_000);
    await reconcile(parts, time.now);
    expect((await status()).state).toBe("success");
  });

  test("can be tried again after a decline, and a cancelled try says so", async () => {
    const { attempt, status } = await guestAtRazorpay();
    const failed = razorpay.pay(attempt.gateway_order_id, { status: "failed" });
    await deliver(failed.webhook);
    expect(await status()).toMatchObject({ state: "failed_retryable", message_key: "declined" });
    await deliver(razorpay.pay(attempt.gateway_order_id).webhook);
    expect((await status()).state).toBe("success");

    const other = await guestAtRazorpay();
    const reason = { status: "failed", error_reason: "payment_cancelled" } as const;
    await deliver(razorpay.pay(other.attempt.gateway_order_id, reason).webhook);
    expect(await other.status()).toMatchObject({ message_key: "cancelled_by_buyer" });
  });

  test("while Razorpay does not respond is refused without harm, and possible afterwards", async () => {
    const guest = shopper(request);
    const { order } = await guest.placeOrder();
    razorpay.fail(1);
    expect(await guest.initiatePayment(order.id)).toMatchObject({ status: 503, code: "gateway_down" });
    expect((await guest.initiatePayment(order.id)).status).toBe(200);
  });
});

describe("money goes back", () => {
  test("by itself and once, if an order was paid twice", async () => {
    const { order, attempt, status } = await guestAtRazorpay();
    await deliver(razorpay.pay(attempt.gateway_order_id).webhook);
    const second = razorpay.pay(attempt.gateway_order_id);
    await deliver(second.webhook);
    await runJobs(parts, request);
    await runJobs(parts, request);
    const given = razorpay.refunds.filter(({ payment_id }) => payment_id === second.payment.id);
    expect(given).toMatchObject([{ amount: order.totals.grand.amount }]);
    expect((await status()).state).toBe("success");
  });

  test("in parts from the dashboard: the order stays valid until the whole amount is refunded", async () => {
    const { guest, order, token, attempt, status } = await guestAtRazorpay();
    const { payment, webhook } = razorpay.pay(attempt.gateway_order_id);
    await deliver(webhook);
    const state = async () => (await guest.getTypedOrder(order.id, token)).results.order.state;
    await deliver(razorpay.refundInDashboard(payment, 100));
    expect([await state(), (await status()).state]).toEqual(["paid", "success"]);
    await deliver(razorpay.refundInDashboard(payment, payment.amount - 100));
    expect([await state(), (await status()).state]).toEqual(["cancelled", "refunded"]);
  });
});

describe("a refund by staff whose webhook is lost", () => {
  const refundOf = async (orderId: string) =>
    (await db.select().from(refunds).where(eq(refunds.orderId, orderId)))[0];
  const check = async (minutes: number) => {
    time.now = new Date(testNow.getTime() + minutes * 60_000);
    await reconcile(parts, time.now);
  };
  async function pendingRefund() {
    const { order, attempt, status } = await guestAtRazorpay();
    const { payment, webhook } = razorpay.pay(attempt.gateway_order_id);
    await deliver(webhook);
    razorpay.answerRefunds("pending");
    const { amount } = order.totals.grand;
    const body = { amount, reason: "goodwill" };
    await owner.json("POST", `/order/${order.id}/refund`, body, { "idempotency-key": randomUUID() });
    await runJobs(parts, request);
    razorpay.answerRefunds("processed");
    const made = razorpay.refunds.find(({ payment_id }) => payment_id === payment.id);
    if (!made) throw new Error("no refund was made");
    return { order, payment, made, status };
  }

  test("is checked until it is done, even after days, and the order is cancelled then", async () => {
    const { order, made, status } = await pendingRefund();
    for (const minutes of [1, 10, 72 * 60, 80 * 60]) await check(minutes);
    expect([(await refundOf(order.id))?.state, (await status()).state]).toEqual(["initiated", "success"]);
    made.status = "processed";
    await check(96 * 60);
    expect(await refundOf(order.id)).toMatchObject({ state: "done", nextCheckAt: null });
    expect(await findOrder(db, eq(orders.id, order.id))).toMatchObject({ state: "cancelled" });
  });

  test("is checked again soon after Razorpay did not respond", async () => {
    const { order, made } = await pendingRefund();
    made.status = "processed";
    razorpay.failIf((path) => path.startsWith("/v1/refunds"));
    await check(31);
    razorpay.failIf(() => false);
    await check(33);
    expect((await refundOf(order.id))?.state).toBe("done");
  });

  test("and that failed stays so when an older event arrives late, unless Razorpay confirms it", async () => {
    const { order, payment, made } = await pendingRefund();
    const event = (status: "processed" | "failed") =>
      razorpay.webhook(`refund.${status}`, {
        ...{ refund: { entity: { ...made, status } }, payment: { entity: payment } },
      });
    made.status = "failed";
    await deliver(event("failed"));
    await deliver(event("processed"));
    expect((await refundOf(order.id))?.state).toBe("failed");
    await check(0);
    expect(await refundOf(order.id)).toMatchObject({ state: "failed", nextCheckAt: null });
    made.status = "processed";
    await deliver(event("processed"));
    await check(0);
    expect((await refundOf(order.id))?.state).toBe("done");
  });
});

test("signatures are those of Razorpay's library; of 1,000 changed webhooks none is accepted (B-05)", () => {
  const gateway = razorpayGateway(config, "http://127.0.0.1:4310");
  const { body, headers } = razorpay.webhook("payment.captured", { payment: { entity: { id: "pay_1" } } });
  const raw = new TextEncoder().encode(String(body));
  const sent = new Headers(headers);
  const signature = sent.get("x-razorpay-signature") ?? "";
  expect(Razorpay.validateWebhookSignature(String(body), signature, config.webhookSecret)).toBe(true);
  expect(gateway.verifyWebhook(raw, sent, testNow).ok).toBe(true);
  let accepted = 0;
  for (let n = 0; n < 1000; n++) {
    const changed = Uint8Array.from(raw);
    const index = n % raw.length;
    changed[index] = (changed[index] ?? 0) ^ (1 << (Math.floor(n / raw.length) % 8));
    if (gateway.verifyWebhook(changed, sent, testNow).ok) accepted++;
  }
  expect(accepted).toBe(0);
});
