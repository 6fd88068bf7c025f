import { orders as orderList, paymentStatus } from "@aradhana/core/contract";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage, webhook, webhookPath } from "../../test/sandbox-gateway.ts";
import { messagesTo, readResponse, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { coupons } from "../coupons/coupons.table.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { findOrder } from "../orders/orders.queries.ts";
import { orderEvents, orders } from "../orders/orders.table.ts";
import { outbox } from "../outbox/outbox.table.ts";
import { runOutbox } from "../outbox/run-outbox.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { openAttempt, saveSession } from "./attempts.queries.ts";
import { payments, refunds, reviewQueue } from "./payments.table.ts";
import { reconcile } from "./reconcile.ts";
import { sandboxOrders } from "./sandbox/sandbox.table.ts";

const { db, request, time, parts } = await createTestApp();
await stockShop(db);
const { vault } = parts;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(() => {
  time.now = testNow;
});

const advance = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};
const runDueJobs = () => runJobs(parts, request);
const sendWebhook = (event: Parameters<typeof webhook>[2]) =>
  request(webhookPath, webhook(vault, time.now, event));
const orderRow = (id: string) => findOrder(db, eq(orders.id, id));
const statesOf = async (id: string) =>
  (await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)).map(
    ({ state }) => state,
  );

/** A guest with an open payment attempt. */
async function guestAtGateway() {
  const guest = shopper(request);
  const { order, access_token } = await guest.placeOrder();
  const { results: attempt } = await guest.initiatePayment(order.id);
  return { guest, order, token: access_token, attempt, amount: order.totals.grand.amount };
}

describe("a payment that succeeds", () => {
  test("is made by card if the currency is not rupees", async () => {
    const guest = shopper(request);
    const { order } = await guest.placeOrder({ country_code: "us" });
    const { results: attempt } = await guest.initiatePayment(order.id);
    await submitGatewayPage(request, attempt.redirect_url, "pay");
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      state: "success",
      method: "card",
    });
  });

  test("has a UPI link inside an app's web view if the currency is rupees", async () => {
    const guest = shopper(request);
    const { order } = await guest.placeOrder();
    const { results } = await guest.initiatePayment(order.id, { surface: "webview" });
    const link = new URL(results.upi?.intent_url ?? "");
    expect(link.protocol).toBe("upi:");
    expect(link.searchParams.get("am")).toBe((order.totals.grand.amount / 100).toFixed(2));
    expect(link.searchParams.get("tr")).toBe(results.gateway_order_id);
    expect((await guest.initiatePayment(order.id, { surface: "frame" })).results.upi).toBeUndefined();

    const abroad = await guest.placeOrder({ country_code: "us" });
    expect(
      (await guest.initiatePayment(abroad.order.id, { surface: "webview" })).results.upi,
    ).toBeUndefined();
  });

  test("can use another method after the first one failed, for the same order", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, "decline", "upi");
    const page = await (await request(new URL(attempt.redirect_url ?? "").pathname)).text();
    expect(page.match(/name="method" value="\w+"/g)).toHaveLength(3);
    const retry = (await guest.initiatePayment(order.id)).results;
    await submitGatewayPage(request, retry.redirect_url, "pay", "card");
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      state: "success",
      method: "card",
    });
  });

  test.each(["cash", ""])("uses the default method if the form's method is %j", async (method) => {
    const { guest, order, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, "pay", method);
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      state: "success",
      method: "upi",
    });
  });

  test("pays the order, requests the names and sends a link to the order", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    expect(attempt).toMatchObject({
      ...{ gateway: "sandbox", public_key: null, amount: { amount: 125_100, currency: "inr" } },
      expires_at: "2026-11-20T07:30:00.000Z",
    });
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      state: "created",
      message_key: "waiting",
    });

    const back = await submitGatewayPage(request, attempt.redirect_url, "pay");
    expect(back.status).toBe(303);
    expect(back.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:4300\/done\?sandbox_order=sbx_/);
    await runDueJobs();

    const { results } = await guest.getPaymentStatus(order.id);
    expect(results).toMatchObject({
      ...{ state: "success", message_key: "paid", gateway: "sandbox", method: "upi", next_poll_ms: null },
      order: {
        id: order.id,
        number: order.number,
        title: "Rudrabhishek",
        package_id: stock.forTwo,
        names_given: false,
      },
    });
    expect(results.reference).toMatch(/^\d{12}$/);
    const sent = { channel: "sms", to_masked: `+91 •••••${guest.number.slice(-4)}` };
    expect(results.link_sent).toEqual({ ...sent, at: time.now.toISOString() });
    expect(await statesOf(order.id)).toEqual(["created", "payment_pending", "paid", "sankalp_due"]);

    const [text, ...more] = await messagesTo(request, guest.number);
    expect(more).toEqual([]);
    const link = new URL(/https?:\S+/.exec(text ?? "")?.[0] ?? "");
    expect(link.origin + link.pathname).toBe(`http://127.0.0.1:4300/puja/sankalp/${stock.forTwo}`);
    const secret = link.hash.slice("#t=".length);
    const opened = await shopper(request).getPoojaOrder(order.id, secret);
    expect(opened.results.order).toMatchObject({ state: "sankalp_due", next_action: "fill_sankalp" });
    await guest.sendSankalp("save", order.id, secret);
    expect((await guest.getPaymentStatus(order.id)).results.order.names_given).toBe(false);
    await guest.sendSankalp("submit", order.id, secret);
    expect((await guest.getPaymentStatus(order.id)).results.order.names_given).toBe(true);
  });

  test("cannot be made again for a paid order, and the gateway's page says so", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, "pay");
    await runDueJobs();
    expect((await guest.initiatePayment(order.id)).code).toBe("already_paid");
    expect((await submitGatewayPage(request, attempt.redirect_url, "decline")).status).toBe(200);
    const page = await (await request(new URL(attempt.redirect_url ?? "").pathname)).text();
    expect(page).toContain("Payment received");
    expect(page).not.toContain("<form");
  });

  test("counts if the buyer closes the tab and does not return", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    const closed = await submitGatewayPage(request, attempt.redirect_url, "pay_and_close");
    expect(closed.status).toBe(200);
    expect(await closed.text()).toContain("You can close this tab");
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("success");
  });

  test("counts as soon as the browser returns with the gateway's signature, before any webhook", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    const back = await submitGatewayPage(request, attempt.redirect_url, "pay");
    const params = Object.fromEntries(new URL(back.headers.get("location") ?? "").searchParams);
    const verify = async (sent: Record<string, string>, visitor = guest) =>
      readResponse(
        await visitor.post("/noauth-api/v1/payment/verify", {
          order_id: order.id,
          gateway: "sandbox",
          params: sent,
        }),
        paymentStatus,
      );
    // Not 401, because clients sign out on 401 and anyone can forge such a link.
    expect(await verify({ ...params, sandbox_signature: "forged" })).toMatchObject({
      ...{ status: 422, code: "bad_signature" },
    });
    expect((await verify(params)).results.state).toBe("success");
    await runDueJobs();
    expect(await statesOf(order.id)).toEqual(["created", "payment_pending", "paid", "sankalp_due"]);
  });
});

test("a return page without the buyer's session can settle the payment, but gets no status", async () => {
  const { guest, order, attempt } = await guestAtGateway();
  const back = await submitGatewayPage(request, attempt.redirect_url, "pay");
  const params = Object.fromEntries(new URL(back.headers.get("location") ?? "").searchParams);
  const verify = async (sent: Record<string, string>) => {
    const body = { order_id: order.id, gateway: "sandbox", params: sent };
    return readResponse(await shopper(request).post("/noauth-api/v1/payment/verify", body), paymentStatus);
  };
  expect((await verify({ ...params, sandbox_signature: "forged" })).code).toBe("order_not_found");
  expect((await guest.getPaymentStatus(order.id)).results.state).toBe("created");
  expect((await verify(params)).code).toBe("order_not_found");
  expect((await guest.getPaymentStatus(order.id)).results.state).toBe("success");
});

test("the payment status contains the order's lines in the requested language and no personal data", async () => {
  const guest = shopper(request);
  const { order } = await guest.placeOrder({ addons: [{ id: stock.lamp, qty: 2 }], dakshina: 5_100 });
  const { results } = await guest.getPaymentStatus(order.id);
  const { lines, totals, split } = order;
  expect(lines.map(({ kind, qty }) => `${qty} ${kind}`)).toEqual(["1 package", "2 addon", "1 dakshina"]);
  expect(results.order).toMatchObject({ lines, totals, split });
  for (const personal of [guest.number, "Ramesh", "phone", "contact", "address"]) {
    expect(JSON.stringify(results)).not.toContain(personal);
  }
  const inHindi = await guest.get(`/noauth-api/v1/payment/status?order_id=${order.id}&lang=hi`);
  const event = (await readResponse(inHindi, paymentStatus)).results.order.lines;
  expect(event.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
  expect(event.map(({ title }) => title)).not.toEqual(lines.map(({ title }) => title));
});

describe("a payment that does not succeed", () => {
  test.each([
    ["decline", "declined"],
    ["cancel", "cancelled_by_buyer"],
  ] as const)("after %s has the reason, and the same attempt can be retried", async (act, message_key) => {
    const { guest, order, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, act);
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      ...{ state: "failed_retryable", message_key, next_poll_ms: null },
    });
    expect((await orderRow(order.id))?.state).toBe("payment_failed");

    const retry = await guest.initiatePayment(order.id);
    expect(retry.results.payment_id).toBe(attempt.payment_id);
    await submitGatewayPage(request, retry.results.redirect_url, "pay");
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("success");
    expect((await orderRow(order.id))?.state).toBe("sankalp_due");
  });

  test("is pending, not failed, while the second try is pending, and no payment is offered", async () => {
    const { guest, order, token, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, "decline");
    await runDueJobs();
    const retry = await guest.initiatePayment(order.id);
    await submitGatewayPage(request, retry.results.redirect_url, "leave");
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      state: "pending",
      link_sent: null,
    });
    expect((await guest.getTypedOrder(order.id, token)).results.order.next_action).toBe("wait");
    await guest.signIn();
    const listed = await readResponse(await guest.get("/api/v1/order/getOrders"), orderList);
    expect(listed.results.orders).toMatchObject([{ payment_state: "pending", next_action: "wait" }]);
  });

  test("cannot be made again while it is pending, even after its order's hour, and can be after a decline", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    const initiate = async () => {
      const { status, code } = await guest.initiatePayment(order.id);
      return { status, code };
    };
    const pending = { status: 409, code: "payment_pending" };
    await submitGatewayPage(request, attempt.redirect_url, "leave");
    await runDueJobs();
    expect(await initiate()).toEqual(pending);
    advance(2 * 60 * MINUTE);
    expect(await initiate()).toEqual(pending);
    time.now = testNow;
    await submitGatewayPage(request, attempt.redirect_url, "decline");
    await runDueJobs();
    expect((await guest.initiatePayment(order.id)).results.payment_id).toBe(attempt.payment_id);
  });

  test("ignores repeated failures of the first try while the second one is pending", async () => {
    const { guest, order, attempt, amount } = await guestAtGateway();
    const event = { orderId: attempt.gateway_order_id, amount };
    const first = { ...event, status: "declined", paymentId: "sbp_one" };
    const states = async () => [
      (await guest.getPaymentStatus(order.id)).results.state,
      (await orderRow(order.id))?.state,
    ];
    await sendWebhook(first);
    expect(await states()).toEqual(["failed_retryable", "payment_failed"]);
    await guest.initiatePayment(order.id);
    await sendWebhook(first);
    expect(await states()).toEqual(["created", "payment_pending"]);
    await sendWebhook({ ...event, status: "pending", paymentId: "sbp_two" });
    await sendWebhook(first);
    await sendWebhook({ ...first, paymentId: "sbp_zero" });
    expect(await states()).toEqual(["pending", "payment_pending"]);
    advance(61 * MINUTE);
    await expireOrders(db, time.now);
    expect(await states()).toEqual(["pending", "payment_pending"]);
    await sendWebhook({ ...event, status: "declined", paymentId: "sbp_two" });
    expect((await orderRow(order.id))?.state).toBe("payment_failed");
  });

  test("can be retried on the gateway's page, and becomes pending and then failed again", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    const stateAfter = async (act: Parameters<typeof submitGatewayPage>[2]) => {
      await submitGatewayPage(request, attempt.redirect_url, act);
      await runDueJobs();
      return [(await guest.getPaymentStatus(order.id)).results.state, (await orderRow(order.id))?.state];
    };
    expect(await stateAfter("decline")).toEqual(["failed_retryable", "payment_failed"]);
    expect(await stateAfter("leave")).toEqual(["pending", "payment_pending"]);
    expect(await stateAfter("decline")).toEqual(["failed_retryable", "payment_failed"]);
  });

  test("is polled at growing intervals while pending, and can be settled later on the same page", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    expect((await submitGatewayPage(request, attempt.redirect_url, "leave")).status).toBe(303);
    await runDueJobs();
    const waits: (number | null)[] = [];
    for (let i = 0; i < 6; i++) {
      const { results } = await guest.getPaymentStatus(order.id);
      expect(results).toMatchObject({ state: "pending", message_key: "waiting" });
      waits.push(results.next_poll_ms);
      advance(results.next_poll_ms ?? 0);
    }
    expect(waits).toEqual([2, 3, 5, 8, 13, 21].map((seconds) => seconds * SECOND));

    // A pending payment keeps its order from expiring after an hour.
    advance(2 * 60 * MINUTE);
    await expireOrders(db, time.now);
    expect((await orderRow(order.id))?.state).toBe("payment_pending");
    await submitGatewayPage(request, attempt.redirect_url, "pay");
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("success");
  });

  test("expires with its order, and the gateway's page then rejects a payment", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    advance(60 * MINUTE);
    await reconcile(parts, time.now);
    await expireOrders(db, time.now);
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      state: "expired",
      message_key: "expired",
    });
    const page = await submitGatewayPage(request, attempt.redirect_url, "pay");
    expect(await page.text()).toContain("has expired");
  });
});

describe("a paid event with a wrong amount", () => {
  test.each([
    ["one paisa", { amount: 1 }],
    ["one paisa less", { amount: 125_099 }],
    ["one paisa more", { amount: 125_101 }],
    ["another currency", { amount: 125_100, currency: "usd" }],
  ])("of %s does not pay the order and is queued for review (B-04)", async (_what, money) => {
    const { guest, order, attempt } = await guestAtGateway();
    const event = { orderId: attempt.gateway_order_id, status: "paid", id: `evt_${order.id}`, ...money };
    for (let i = 0; i < 3; i++) expect((await sendWebhook(event)).status).toBe(200);
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      ...{ state: "mismatch", message_key: "amount_mismatch" },
    });
    expect((await orderRow(order.id))?.state).toBe("payment_pending");
    expect((await guest.initiatePayment(order.id)).code).toBe("payment_pending");
    expect(await db.$count(reviewQueue, eq(reviewQueue.orderId, order.id))).toBe(1);
    expect(await db.$count(outbox, eq(outbox.orderId, order.id))).toBe(0);
  });
});

describe("a webhook", () => {
  test("is accepted only with a recent signature of its exact body", async () => {
    const { order, attempt, amount } = await guestAtGateway();
    const event = { orderId: attempt.gateway_order_id, status: "paid", amount };
    const signed = webhook(vault, time.now, event);
    const statusOf = async (init: RequestInit, path = webhookPath) => (await request(path, init)).status;
    expect(await statusOf({ ...signed, headers: {} })).toBe(401);
    expect(await statusOf({ ...signed, body: JSON.stringify({ ...event, amount: 1 }) })).toBe(401);
    expect(await statusOf(webhook(vault, new Date(time.now.getTime() - 301 * SECOND), event))).toBe(401);
    expect(await statusOf(webhook(vault, new Date(time.now.getTime() + 301 * SECOND), event))).toBe(401);
    expect(await statusOf(signed, "/noauth-api/v1/payment/webhook/stripe")).toBe(404);
    expect(await statusOf(signed, "/noauth-api/v1/payment/webhook/nobody")).toBe(404);
    expect((await orderRow(order.id))?.state).toBe("payment_pending");
    expect(await statusOf(signed)).toBe(200);
    expect((await orderRow(order.id))?.state).toBe("paid");
  });

  test("for an unknown payment is accepted and queued for review once", async () => {
    const event = { orderId: "sbx_unknown", status: "paid", amount: 1, id: "evt_unknown" };
    for (let i = 0; i < 2; i++) expect((await sendWebhook(event)).status).toBe(200);
    expect(await db.$count(reviewQueue, eq(reviewQueue.reason, "unknown_payment"))).toBe(1);
  });

  test("that is repeated after an hour, three days and a month changes nothing (B-09)", async () => {
    const { order, attempt, amount } = await guestAtGateway();
    const event = { orderId: attempt.gateway_order_id, status: "paid", amount, id: `evt_${order.id}` };
    await sendWebhook(event);
    await runDueJobs();
    const before = await statesOf(order.id);
    for (const hours of [1, 72, 31 * 24]) {
      time.now = new Date(testNow.getTime() + hours * 60 * MINUTE);
      expect((await sendWebhook(event)).status).toBe(200);
      expect((await sendWebhook({ ...event, id: `evt_other_${hours}` })).status).toBe(200);
      expect((await sendWebhook({ ...event, id: `evt_failed_${hours}`, status: "declined" })).status).toBe(
        200,
      );
    }
    await runDueJobs();
    expect(await statesOf(order.id)).toEqual(before);
    expect(await db.$count(refunds, eq(refunds.orderId, order.id))).toBe(0);
  });
});

describe("duplicate payments", () => {
  test("a second successful attempt is refunded and the order is fulfilled once", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    // A gateway may expire its page before our order expires and still accept the payment later.
    await db.update(payments).set({ expiresAt: time.now }).where(eq(payments.id, attempt.payment_id));
    const second = (await guest.initiatePayment(order.id)).results;
    expect(second.payment_id).not.toBe(attempt.payment_id);
    await submitGatewayPage(request, attempt.redirect_url, "pay");
    await submitGatewayPage(request, second.redirect_url, "pay");
    await runDueJobs();
    await runDueJobs();

    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("success");
    const all = await db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(all.map(({ state }) => state).toSorted()).toEqual(["refunded", "success"]);
    const back = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(back).toMatchObject([{ state: "done", amount: 125_100, reason: "second_payment" }]);
    expect((await statesOf(order.id)).filter((state) => state === "sankalp_due")).toHaveLength(1);
  });

  test("a refund that the gateway never takes is given up into the review queue", async () => {
    const { order, attempt, amount } = await guestAtGateway();
    const event = { orderId: attempt.gateway_order_id, status: "paid", amount };
    await sendWebhook({ ...event, paymentId: "sbp_kept" });
    await sendWebhook({ ...event, paymentId: "sbp_given_up" });
    const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    if (!refund) throw new Error("no refund was started");
    const cases = () => db.select().from(reviewQueue).where(eq(reviewQueue.subject, refund.id));
    const tryAgain = async (attempts: number) => {
      await db
        .update(outbox)
        .set({ attempts, dueAt: time.now })
        .where(eq(outbox.kind, `refund.${refund.id}`));
      await runOutbox({ ...parts, gateways: [] });
    };
    await tryAgain(46);
    expect(await cases()).toEqual([]);
    await tryAgain(47);
    expect(await cases()).toMatchObject([
      { reason: "refund_failed", orderId: order.id, details: { amount: 125_100, currency: "inr" } },
    ]);
  });

  test("a refund of which the gateway gives no result for eight days is in the review queue, once", async () => {
    const { order, attempt, amount } = await guestAtGateway();
    const event = { orderId: attempt.gateway_order_id, status: "paid", amount };
    await sendWebhook({ ...event, paymentId: "sbp_taken" });
    await sendWebhook({ ...event, paymentId: "sbp_silent" });
    const [sandbox] = parts.gateways;
    if (!sandbox) throw new Error("no gateway");
    const slow: typeof sandbox = {
      ...sandbox,
      refund: async ({ idempotencyKey }) => ({ refundRef: `sbr_${idempotencyKey}`, status: "pending" }),
      fetchRefund: async () => "pending",
    };
    await runOutbox({ ...parts, gateways: [slow] });
    const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    if (!refund) throw new Error("no refund was started");
    const cases = () => db.select().from(reviewQueue).where(eq(reviewQueue.subject, refund.id));
    const started = time.now.getTime();
    const checkAfter = (days: number, gateway: typeof sandbox) =>
      reconcile({ ...parts, gateways: [gateway] }, new Date(started + days * 24 * 3_600_000));
    await checkAfter(7.9, slow);
    expect(await cases()).toEqual([]);
    const silent = { ...slow, fetchRefund: async () => Promise.reject(new Error("no answer")) };
    await checkAfter(9, silent);
    expect(await cases()).toMatchObject([
      { reason: "refund_pending", orderId: order.id, details: { amount: 125_100, currency: "inr" } },
    ]);
    await checkAfter(11, slow);
    expect(await cases()).toHaveLength(1);
  });

  test("a second payment of one attempt is refunded", async () => {
    const { order, attempt, amount } = await guestAtGateway();
    const event = { orderId: attempt.gateway_order_id, status: "paid", amount };
    await sendWebhook({ ...event, paymentId: "sbp_first" });
    await sendWebhook({ ...event, paymentId: "sbp_second" });
    await sendWebhook({ ...event, paymentId: "sbp_second" });
    const back = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(back).toMatchObject([{ gatewayPaymentId: "sbp_second", state: "initiated" }]);
  });
});

describe("a payment that arrives after the order has expired", () => {
  const small = { pooja_id: stock.smallPuja, package_id: stock.smallPackage };
  const payLate = async () => {
    const guest = shopper(request);
    const { order } = await guest.placeOrder(small);
    const { results: attempt } = await guest.initiatePayment(order.id);
    advance(61 * MINUTE);
    await expireOrders(db, time.now);
    expect((await orderRow(order.id))?.state).toBe("expired");
    return { order, event: { orderId: attempt.gateway_order_id, status: "paid", amount: 125_100 } };
  };
  const book = (booked: number) => db.update(pujas).set({ booked }).where(eq(pujas.id, stock.smallPuja));

  test("takes a seat again if one is available", async () => {
    await book(0);
    const { order, event } = await payLate();
    await sendWebhook(event);
    expect(await orderRow(order.id)).toMatchObject({ state: "paid", item: { holdsPlace: true } });
    expect(await db.$count(pujas, and(eq(pujas.id, stock.smallPuja), eq(pujas.booked, 1)))).toBe(1);
  });

  test("is refunded if a later order has used up the coupon", async () => {
    await book(0);
    const limit = (perCustomer: number | null) =>
      db.update(coupons).set({ perCustomer }).where(eq(coupons.code, stock.coupon));
    await limit(1);
    const guest = shopper(request);
    const withCoupon = async () => {
      const { order } = await guest.placeOrder({ coupon: stock.coupon });
      const { results: attempt } = await guest.initiatePayment(order.id);
      const paid = { orderId: attempt.gateway_order_id, status: "paid", amount: order.totals.grand.amount };
      return { id: order.id, pay: () => sendWebhook(paid) };
    };
    const first = await withCoupon();
    advance(61 * MINUTE);
    await expireOrders(db, time.now);
    const second = await withCoupon();
    await second.pay();
    await first.pay();
    await limit(null);
    expect([(await orderRow(first.id))?.state, (await orderRow(second.id))?.state]).toEqual([
      "cancelled",
      "paid",
    ]);
    expect(await db.select().from(refunds).where(eq(refunds.orderId, first.id))).toMatchObject([
      { reason: "too_late" },
    ]);
  });

  test("is accepted without a free seat and queued for review", async () => {
    await book(0);
    const { order, event } = await payLate();
    await book(2);
    await sendWebhook(event);
    expect((await orderRow(order.id))?.state).toBe("paid");
    expect(
      await db.$count(
        reviewQueue,
        and(eq(reviewQueue.orderId, order.id), eq(reviewQueue.reason, "oversold")),
      ),
    ).toBe(1);
  });
});

describe("a payment that arrives after the names are closed", () => {
  test("is refunded, and the order is cancelled", async () => {
    const guest = shopper(request);
    await db.update(pujas).set({ booked: 0 }).where(eq(pujas.id, stock.smallPuja));
    const { order } = await guest.placeOrder({ pooja_id: stock.smallPuja, package_id: stock.smallPackage });
    const { results: attempt } = await guest.initiatePayment(order.id);
    await submitGatewayPage(request, attempt.redirect_url, "leave");
    await runDueJobs();
    time.now = stock.sankalpCutoffAt;
    await expireOrders(db, time.now);
    expect((await orderRow(order.id))?.state).toBe("payment_pending");

    await sendWebhook({
      orderId: attempt.gateway_order_id,
      status: "paid",
      amount: 125_100,
      paymentId: "sbp_late",
    });
    expect(await orderRow(order.id)).toMatchObject({ state: "cancelled", item: { holdsPlace: false } });
    expect(await db.$count(pujas, and(eq(pujas.id, stock.smallPuja), eq(pujas.booked, 0)))).toBe(1);
    expect(await db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { gatewayPaymentId: "sbp_late", reason: "too_late", state: "initiated", amount: 125_100 },
    ]);
    expect(await db.select().from(reviewQueue).where(eq(reviewQueue.orderId, order.id))).toMatchObject([
      { reason: "too_late" },
    ]);
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      ...{ state: "refunded", message_key: "refunded", next_poll_ms: null },
    });
    expect(await db.$count(outbox, and(eq(outbox.orderId, order.id), eq(outbox.kind, "order_paid")))).toBe(0);
  });

  test("is accepted up to the second before", async () => {
    const { order, attempt, amount } = await guestAtGateway();
    time.now = new Date(stock.sankalpCutoffAt.getTime() - SECOND);
    await sendWebhook({ orderId: attempt.gateway_order_id, status: "paid", amount });
    expect((await orderRow(order.id))?.state).toBe("paid");
  });
});

describe("a refund by the gateway", () => {
  const paid = async () => {
    await db.update(pujas).set({ booked: 0 }).where(eq(pujas.id, stock.smallPuja));
    const guest = shopper(request);
    const { order } = await guest.placeOrder({ pooja_id: stock.smallPuja, package_id: stock.smallPackage });
    const { results: attempt } = await guest.initiatePayment(order.id);
    const event = { orderId: attempt.gateway_order_id, amount: 125_100 };
    await sendWebhook({ ...event, status: "paid" });
    await runDueJobs();
    return { guest, id: order.id, refund: () => sendWebhook({ ...event, status: "refunded" }) };
  };

  test("cancels the order and releases its seat", async () => {
    const { guest, id, refund } = await paid();
    expect((await orderRow(id))?.state).toBe("sankalp_due");
    await refund();
    expect(await orderRow(id)).toMatchObject({ state: "cancelled", item: { holdsPlace: false } });
    expect(await db.$count(pujas, and(eq(pujas.id, stock.smallPuja), eq(pujas.booked, 0)))).toBe(1);
    expect((await guest.getPaymentStatus(id)).results.state).toBe("refunded");
    await refund();
    expect((await statesOf(id)).filter((state) => state === "cancelled")).toHaveLength(1);
  });

  test("before the fulfilment cancels the order without a message to the buyer", async () => {
    const { guest, order, attempt, amount } = await guestAtGateway();
    const event = { orderId: attempt.gateway_order_id, amount };
    await sendWebhook({ ...event, status: "paid" });
    await sendWebhook({ ...event, status: "refunded" });
    await runDueJobs();
    expect((await orderRow(order.id))?.state).toBe("cancelled");
    expect(await messagesTo(request, guest.number)).toEqual([]);
  });

  test("is queued for review once the names are with the priests", async () => {
    const { id, refund } = await paid();
    await db.update(orders).set({ state: "scheduled" }).where(eq(orders.id, id));
    await refund();
    expect((await orderRow(id))?.state).toBe("scheduled");
    expect(await db.select().from(reviewQueue).where(eq(reviewQueue.orderId, id))).toMatchObject([
      { reason: "refunded_late", subject: id },
    ]);
  });
});

describe("the reconciler", () => {
  test("finds a payment without a webhook at its first check after a minute", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, "pay");
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("created");
    advance(59 * SECOND);
    await reconcile(parts, time.now);
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("created");
    advance(SECOND);
    await reconcile(parts, time.now);
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("success");
    // The webhook arrives late.
    await runDueJobs();
    expect((await statesOf(order.id)).filter((state) => state === "paid")).toHaveLength(1);
    const [payment] = await db.select().from(payments).where(eq(payments.id, attempt.payment_id));
    expect(payment?.nextCheckAt).toBeNull();
  });

  test("expires a pending payment and its order after three days, once the gateway responds", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, "leave");
    await runDueJobs();
    const [sandbox] = parts.gateways;
    if (!sandbox) throw new Error("no gateway");
    const down = {
      ...parts,
      gateways: [{ ...sandbox, fetchStatus: () => Promise.reject(new Error("down")) }],
    };
    advance(72 * 60 * MINUTE);
    await reconcile(down, time.now);
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("pending");
    advance(60 * MINUTE);
    await reconcile(parts, time.now);
    await expireOrders(db, time.now);
    expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({
      state: "expired",
      next_poll_ms: null,
    });
    expect((await orderRow(order.id))?.state).toBe("expired");
  });

  test("stops without waiting for the gateway and leaves the remaining payments for the next run", async () => {
    const guests = [await guestAtGateway(), await guestAtGateway()];
    for (const { attempt } of guests) await submitGatewayPage(request, attempt.redirect_url, "pay");
    const [sandbox] = parts.gateways;
    if (!sandbox) throw new Error("no gateway");
    const stopping = new AbortController();
    const signals: AbortSignal[] = [];
    const hang: typeof sandbox.fetchStatus = (_id, signal) => {
      signals.push(signal);
      stopping.abort();
      return new Promise((_resolve, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    };
    advance(MINUTE);
    const hangingParts = { ...parts, gateways: [{ ...sandbox, fetchStatus: hang }] };
    expect(await reconcile(hangingParts, time.now, stopping.signal)).toBe(1);
    expect(signals.map(({ reason }) => reason)).toEqual([stopping.signal.reason]);

    await reconcile(parts, time.now);
    for (const { guest, order } of guests) {
      expect((await guest.getPaymentStatus(order.id)).results.state).toBe("success");
    }
  });

  test("schedules another check before the last one, in case its process dies", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, "leave");
    await runDueJobs();
    const [sandbox] = parts.gateways;
    if (!sandbox) throw new Error("no gateway");
    const readNextCheck = async () =>
      (await db.select().from(payments).where(eq(payments.id, attempt.payment_id)))[0]?.nextCheckAt;
    let nextCheckDuringCall: Date | null | undefined;
    const spyGateway: typeof sandbox = {
      ...sandbox,
      fetchStatus: async (...args) => {
        nextCheckDuringCall = await readNextCheck();
        return sandbox.fetchStatus(...args);
      },
    };
    advance(72 * 60 * MINUTE);
    await reconcile({ ...parts, gateways: [spyGateway] }, time.now);
    expect(nextCheckDuringCall?.getTime()).toBeGreaterThan(time.now.getTime());
    expect(await readNextCheck()).toBeNull();
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("expired");
  });

  test("changes nothing while the gateway is down and checks again later", async () => {
    const { guest, order, attempt } = await guestAtGateway();
    await submitGatewayPage(request, attempt.redirect_url, "pay");
    const [sandbox] = parts.gateways;
    if (!sandbox) throw new Error("no gateway");
    const down = { ...sandbox, fetchStatus: () => Promise.reject(new Error("down")) };
    advance(MINUTE);
    await reconcile({ ...parts, gateways: [down] }, time.now);
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("created");
    advance(2 * MINUTE);
    await reconcile(parts, time.now);
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("success");
  });
});

describe("starting a payment", () => {
  test.each([
    "https://evil.example/done",
    "http://127.0.0.1:4300.evil.example/done",
    "http://127.0.0.1:4300@evil.example/",
    "javascript:alert(1)",
    "//127.0.0.1:4300/done",
    "http://127.0.0.1:4301/done",
  ])("rejects the return URL %s", async (return_url) => {
    const guest = shopper(request);
    const { order } = await guest.placeOrder();
    expect((await guest.initiatePayment(order.id, { return_url })).errorBody?.field_errors).toMatchObject([
      { field: "return_url" },
    ]);
  });

  test("continues the open attempt, also for concurrent requests", async () => {
    const guest = shopper(request);
    const { order } = await guest.placeOrder();
    const started = await Promise.all(Array.from({ length: 10 }, () => guest.initiatePayment(order.id)));
    expect(new Set(started.map(({ results }) => results.gateway_order_id)).size).toBe(1);
    expect(await db.$count(payments, eq(payments.orderId, order.id))).toBe(1);
    expect(await db.$count(sandboxOrders, eq(sandboxOrders.orderRef, order.number))).toBe(1);
  });

  test("updates the return URL until the gateway knows the attempt", async () => {
    const { order } = await shopper(request).placeOrder();
    const start = async (at: string) => {
      const returnUrl = `http://127.0.0.1:4300/${at}`;
      const { payment } = await openAttempt(db, {
        ...{ orderId: order.id, gateway: "sandbox", returnUrl, at: time.now },
      });
      return payment;
    };
    const { id } = await start("frame");
    expect(await start("order")).toMatchObject({ id, returnUrl: "http://127.0.0.1:4300/order" });
    await saveSession(db, id, { gatewayOrderId: `sbx_${order.id}`, redirectUrl: null });
    expect(await start("frame")).toMatchObject({ id, returnUrl: "http://127.0.0.1:4300/order" });
  });

  test("rejects a gateway that is not enabled", async () => {
    const guest = shopper(request);
    const { order } = await guest.placeOrder();
    expect(
      (await guest.initiatePayment(order.id, { gateway: "stripe" })).errorBody?.field_errors,
    ).toMatchObject([{ field: "gateway", code: "not_allowed" }]);
  });

  test("is possible only until bookings of the puja close", async () => {
    const guest = shopper(request);
    time.now = new Date(stock.cutoffAt.getTime() - 5 * MINUTE);
    const { order } = await guest.placeOrder();
    expect((await guest.initiatePayment(order.id)).results.expires_at).toBe(stock.cutoffAt.toISOString());
    time.now = stock.cutoffAt;
    expect((await guest.initiatePayment(order.id)).code).toBe("order_expired");
  });
});

describe("the sandbox gateway's page", () => {
  test("needs no script, has both languages and can only submit to itself and the shop", async () => {
    const { attempt } = await guestAtGateway();
    const path = new URL(attempt.redirect_url ?? "").pathname;
    const english = await request(path);
    const policy = english.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:4300");
    expect(policy).not.toMatch(/script-src|unsafe/);
    const text = await english.text();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain("₹1,251");
    expect(text).not.toContain("<script");
    const hindi = await (await request(`${path}?lang=hi`)).text();
    expect(hindi).toContain('<html lang="hi">');
    expect(hindi).toContain("भुगतान करें");
    expect((await request("/sandbox/pay/sbx_nobody")).status).toBe(404);
    expect((await request(`${path}?lang=xx`)).status).toBe(200);
  });

  test.each(["%00", "sbx_%00", "%E0%A4%A", "sbx_1%27"])("has status 404 for the id %s", async (id) => {
    expect((await request(`/sandbox/pay/${id}`)).status).toBe(404);
    expect((await submitGatewayPage(request, `http://127.0.0.1:4310/sandbox/pay/${id}`, "pay")).status).toBe(
      404,
    );
  });

  test.each([
    ["multipart/form-data; boundary=x", "no parts"],
    ["multipart/form-data", ""],
    ["application/x-www-form-urlencoded", "%zz=%&act=steal"],
    ["application/json", '{"act":"pay"}'],
  ])("ignores a form that it did not send (%s)", async (type, body) => {
    const { guest, order, attempt } = await guestAtGateway();
    const path = new URL(attempt.redirect_url ?? "").pathname;
    const headers = { "content-type": type };
    expect((await request(path, { method: "POST", headers, body })).status).toBe(200);
    await runDueJobs();
    expect((await guest.getPaymentStatus(order.id)).results.state).toBe("created");
  });

  test("does not exist if the sandbox gateway is disabled", async () => {
    const off = await createTestApp({ sandboxGateway: false, devOutbox: false, gateways: [] });
    expect((await off.request("/sandbox/pay/sbx_1")).status).toBe(404);
    expect((await off.request("/dev/outbox")).status).toBe(404);
    expect((await off.request(webhookPath, { method: "POST", body: "{}" })).status).toBe(404);
  });
});

test("malformed webhooks are rejected with status 401", async () => {
  const bodies = ["", "{", "null", "[]", '{"id":1}', "\0", "x".repeat(60_000)];
  for (const body of bodies) {
    const raw = new TextEncoder().encode(body);
    const signed = webhook(vault, time.now, { orderId: "x", status: "paid", amount: 1 });
    expect((await request(webhookPath, { ...signed, body: raw })).status).toBe(401);
  }
  expect(v.is(v.number(), await db.$count(payments))).toBe(true);
});

test.each([
  ["", "order_id", "required"],
  ["?order_id=ord_0123456789abcdefg&temp_order_id=T-1", "temp_order_id", "not_allowed"],
])("the payment status requires exactly one of two ids: %j", async (query, field, code) => {
  const refused = await readResponse(await request(`/noauth-api/v1/payment/status${query}`), paymentStatus);
  expect(refused).toMatchObject({ status: 422, errorBody: { field_errors: [{ field, code }] } });
});
