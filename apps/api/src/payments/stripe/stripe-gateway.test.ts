import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startStripe } from "../../../test/local-stripe.ts";
import { runJobs } from "../../../test/sandbox-gateway.ts";
import { shopper } from "../../../test/shopper.ts";
import { stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { reviewQueue } from "../payments.table.ts";
import { reconcile } from "../reconcile.ts";
import { stripeGateway } from "./stripe-gateway.ts";

const stripe = await startStripe();
const { config } = stripe;
const { db, request, time, parts } = await createTestApp({ gatewayAccounts: { stripe: config } });
await stockShop(db);
afterAll(stripe.stop);
beforeEach(() => {
  time.now = testNow;
});

const deliver = async (webhook: RequestInit) =>
  (await request("/noauth-api/v1/payment/webhook/stripe", webhook)).status;

/** A guest abroad in front of Stripe's page. */
async function guestAtStripe() {
  const guest = shopper(request);
  const { order, access_token: token } = await guest.placeOrder({ country_code: "us" });
  const { results: attempt } = await guest.initiatePayment(order.id);
  const session = stripe.sessions.get(attempt.gateway_order_id);
  const status = async () => (await guest.getPaymentStatus(order.id)).results;
  return { guest, order, token, attempt, session, status };
}

test("a payment in dollars is made on Stripe's page and marked as paid by its webhook", async () => {
  const { order, attempt, session, status } = await guestAtStripe();
  expect(attempt).toMatchObject({ gateway: "stripe", redirect_url: session?.url });
  expect(session).toMatchObject({ amount_total: order.totals.grand.amount, currency: "usd" });
  const { webhook } = stripe.pay(attempt.gateway_order_id, time.now);
  expect(await deliver(webhook)).toBe(200);
  expect(await status()).toMatchObject({ state: "success", gateway: "stripe" });
});

test("the return names the session, which is checked at Stripe; another's is refused", async () => {
  const { guest, order, attempt, session } = await guestAtStripe();
  expect(session?.success_url).toContain("stripe_session_id={CHECKOUT_SESSION_ID}");
  stripe.pay(attempt.gateway_order_id, time.now);
  const verify = (stripe_session_id: string) =>
    guest.post("/noauth-api/v1/payment/verify", {
      ...{ order_id: order.id, gateway: "stripe", params: { stripe_session_id } },
    });
  const { attempt: other } = await guestAtStripe();
  expect((await verify(other.gateway_order_id)).status).toBe(404);
  expect((await verify("../refunds")).status).toBe(422);
  expect((await (await verify(attempt.gateway_order_id)).json()).results).toMatchObject({
    ...{ state: "success", method: "card" },
  });
});

test("each declined card counts once, and the next try may succeed", async () => {
  const { guest, order, attempt, status } = await guestAtStripe();
  const check = async (minutes: number) => {
    time.now = new Date(testNow.getTime() + minutes * 60_000);
    await reconcile(parts, time.now);
    return (await status()).state;
  };
  stripe.pay(attempt.gateway_order_id, time.now, true);
  expect(await check(1)).toBe("failed_retryable");
  await guest.initiatePayment(order.id);
  expect(await check(3)).toBe("created");
  stripe.pay(attempt.gateway_order_id, time.now);
  expect(await check(10)).toBe("success");
});

test("a failure that Stripe repeats for a day does not stop the buyer", async () => {
  const guest = shopper(request);
  const { order } = await guest.placeOrder({ country_code: "us" });
  stripe.fail(1);
  expect(await guest.initiatePayment(order.id)).toMatchObject({ status: 503, code: "gateway_down" });
  expect((await guest.initiatePayment(order.id)).results.gateway).toBe("stripe");
});

test("a refund in the dashboard is known by its payment; one that fails later is queued for review", async () => {
  const { guest, order, token, attempt } = await guestAtStripe();
  const { session, webhook } = stripe.pay(attempt.gateway_order_id, time.now);
  await deliver(webhook);
  const refund = {
    ...{ id: "re_dashboard", object: "refund", status: "succeeded", amount: 100, metadata: {} },
    payment_intent: session.payment_intent?.id,
  };
  const state = async () => (await guest.getTypedOrder(order.id, token)).results.order.state;
  await deliver(stripe.webhook("refund.created", refund, time.now));
  expect(await state()).toBe("paid");
  await deliver(stripe.webhook("refund.failed", { ...refund, status: "failed" }, time.now));
  expect(await db.$count(reviewQueue, eq(reviewQueue.reason, "refund_failed"))).toBe(1);
  const rest = { ...refund, id: "re_rest", amount: order.totals.grand.amount - 100 };
  await deliver(stripe.webhook("refund.created", rest, time.now));
  expect(await state()).toBe("paid");
  await deliver(stripe.webhook("refund.updated", { ...refund, id: "re_again" }, time.now));
  expect(await state()).toBe("cancelled");
  await runJobs(parts, request);
  expect(stripe.refunds).toEqual([]);
});

test("a refund that Stripe fails once, and repeats the failure for a day, is made once", async () => {
  const gateway = stripeGateway(config, () => testNow);
  const refund = () =>
    gateway.refund(
      { paymentRef: "pi_1", money: { amount: 100, currency: "usd" }, idempotencyKey: "rfd_1" },
      AbortSignal.timeout(5000),
    );
  stripe.fail(1);
  await expect(refund()).rejects.toThrow("500");
  const made = await refund();
  expect(await refund()).toEqual(made);
  expect(stripe.refunds.splice(0)).toHaveLength(1);
});

test("a signed event of ours that cannot be read is reported, another one is not", () => {
  const gateway = stripeGateway(config, () => testNow);
  const verify = (type: string, object: object) => {
    const { body, headers } = stripe.webhook(type, object, testNow);
    return gateway.verifyWebhook(new TextEncoder().encode(String(body)), new Headers(headers), testNow);
  };
  const unreadable = { ok: true, events: [], isUnreadable: true };
  expect(verify("checkout.session.completed", { id: "cs_1", status: "settled" })).toMatchObject(unreadable);
  expect(verify("refund.updated", { id: "re_1" })).toMatchObject(unreadable);
  expect(verify("customer.created", { id: "cus_1" })).toMatchObject({ events: [], isUnreadable: false });
});

test("a refund's status is that of Stripe, whatever its events reported", async () => {
  const gateway = stripeGateway(config, () => testNow);
  const status = async (state: string) => {
    stripe.refunds.push({ id: `re_${state}`, status: state, amount: 100, payment_intent: "pi_1" });
    return gateway.fetchRefund(`re_${state}`, AbortSignal.timeout(5000));
  };
  const states = ["succeeded", "pending", "requires_action", "failed", "canceled"];
  expect(await Promise.all(states.map(status))).toEqual(["done", "pending", "pending", "failed", "failed"]);
  await expect(gateway.fetchRefund("re_unknown", AbortSignal.timeout(5000))).rejects.toThrow("404");
  stripe.refunds.splice(0);
});

test("signatures are those of Stripe's library, five minutes long in both directions; none of 1,000 changed webhooks is accepted (B-05)", async () => {
  const gateway = stripeGateway(config, () => testNow);
  const { body, headers } = stripe.webhook("refund.created", { id: "re_1" }, testNow);
  const raw = new TextEncoder().encode(String(body));
  const sent = new Headers(headers);
  const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
  const isAccepted = (bytes: Uint8Array, now: Date) => gateway.verifyWebhook(bytes, sent, now).ok;
  expect([-301, -300, 0, 300, 301].map((seconds) => isAccepted(raw, after(seconds)))).toEqual([
    ...[false, true, true, true, false],
  ]);
  const rotated = new Headers({
    "stripe-signature": `${sent.get("stripe-signature")},v1=${"0".repeat(64)},v0=x`,
  });
  expect(gateway.verifyWebhook(raw, rotated, testNow).ok).toBe(true);
  const { webhookSecret: secret } = config;
  const timestamp = Math.floor(testNow.getTime() / 1000);
  expect(() =>
    Stripe.webhooks.constructEvent(
      String(body),
      Stripe.webhooks.generateTestHeaderString({ payload: String(body), secret, timestamp }),
      ...([secret, Number.MAX_SAFE_INTEGER] as const),
    ),
  ).not.toThrow();
  let accepted = 0;
  for (let n = 0; n < 1000; n++) {
    const changed = Uint8Array.from(raw);
    const index = n % raw.length;
    changed[index] = (changed[index] ?? 0) ^ (1 << (Math.floor(n / raw.length) % 8));
    if (isAccepted(changed, testNow)) accepted++;
  }
  expect(accepted).toBe(0);
});
