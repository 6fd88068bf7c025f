import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runJobs, webhook, webhookPath } from "../../../test/sandbox-gateway.ts";
import { messagesTo, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { refunds, reviewQueue } from "../../payments/payments.table.ts";
import { reconcile } from "../../payments/reconcile.ts";
import { sandboxOrders } from "../../payments/sandbox/sandbox.table.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const owner = await staffMember(request, parts, "owner");
const support = await staffMember(request, parts, "support");

let payments = 0;
/** Money at the gateway: the sandbox's order `orderId` is paid with `amount`, and its webhook reports it. */
async function pay(orderId: string, amount: number) {
  const paymentRef = `sbp_wrong_${++payments}`;
  const paid = { state: "paid", paymentRef, amount } as const;
  await db.update(sandboxOrders).set(paid).where(eq(sandboxOrders.id, orderId));
  const event = { orderId, status: "paid", amount, paymentId: paymentRef };
  expect((await request(webhookPath, webhook(parts.vault, time.now, event))).status).toBe(200);
  const queue = (await support.json("GET", "/review?limit=100")).results;
  const item = queue.find(
    ({ details }: { details: { payment_ref: string } }) => details.payment_ref === paymentRef,
  );
  return { id: Number(item?.id), paymentRef };
}

/** An order that was paid with a wrong amount. */
async function wronglyPaid(amount: number) {
  const guest = shopper(request);
  const { order } = await guest.placeOrder();
  const { results } = await guest.initiatePayment(order.id);
  return { guest, order, review: await pay(results.gateway_order_id ?? "", amount) };
}

/** A payment at our account of the gateway that no order of ours knows. */
async function strangePayment(amount: number) {
  const id = `sbx_strange_${++payments}`;
  await db.insert(sandboxOrders).values({
    ...{
      id,
      attemptId: id,
      orderRef: "elsewhere",
      amount,
      currency: "inr",
      returnUrl: "http://elsewhere.test",
    },
    ...{
      state: "created",
      expiresAt: new Date(time.now.getTime() + 3_600_000),
      createdAt: time.now,
      updatedAt: time.now,
    },
  });
  return pay(id, amount);
}

const refund = (id: number, by = support) => by.json("POST", `/review/${id}/refund`);
const refundsOf = (paymentRef: string) =>
  db
    .select({ amount: refunds.amount, reason: refunds.reason, state: refunds.state })
    .from(refunds)
    .where(eq(refunds.gatewayPaymentId, paymentRef));
const isResolved = async (id: number) =>
  (await db.select().from(reviewQueue).where(eq(reviewQueue.id, id)))[0]?.resolvedAt != null;
const runDueJobs = async () => {
  await runJobs(parts, request);
  await reconcile(parts, time.now);
  await runJobs(parts, request);
};

test("a payment of a wrong amount is refunded to its payment, and the buyer is notified", async () => {
  const { guest, order, review } = await wronglyPaid(125_000);
  const queued = (await support.json("GET", "/review")).results;
  expect(queued).toContainEqual(expect.objectContaining({ id: review.id, order_number: order.number }));
  const made = await refund(review.id);
  expect(made).toMatchObject({
    status: 201,
    results: {
      ...{
        order_id: order.id,
        order_number: order.number,
        state: "approved",
        gateway_state: "initiated",
        reason: "wrong_payment",
      },
      amount: { amount: 125_000, currency: "inr" },
    },
  });
  expect(await isResolved(review.id)).toBe(true);
  await runDueJobs();
  expect(await refundsOf(review.paymentRef)).toEqual([
    { amount: 125_000, reason: "wrong_payment", state: "done" },
  ]);
  expect((await guest.getPaymentStatus(order.id)).results).toMatchObject({ state: "refunded" });
  const sent = await messagesTo(request, guest.number);
  expect(sent).toContainEqual(expect.stringContaining("started a refund of ₹1,250"));
  expect(sent).toContainEqual(expect.stringContaining("was refunded"));
});

test("a payment that belongs to no order is given back as well, once", async () => {
  const review = await strangePayment(30_000);
  const both = await Promise.all([refund(review.id), refund(review.id, owner)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  await runDueJobs();
  expect(await refundsOf(review.paymentRef)).toEqual([
    { amount: 30_000, reason: "wrong_payment", state: "done" },
  ]);
  expect(await isResolved(review.id)).toBe(true);
  const open = (await support.json("GET", "/review?limit=100")).results;
  expect(
    open.filter(
      ({ details }: { details: { payment_ref: string } }) => details.payment_ref === review.paymentRef,
    ),
  ).toEqual([]);
});

test("what the gateway declines is back in the queue", async () => {
  const review = await strangePayment(30_000);
  await db.update(sandboxOrders).set({ amount: 1 }).where(eq(sandboxOrders.paymentRef, review.paymentRef));
  await refund(review.id);
  await runDueJobs();
  expect(await refundsOf(review.paymentRef)).toMatchObject([{ state: "failed" }]);
  const rows = await db.select().from(reviewQueue).where(eq(reviewQueue.reason, "refund_failed"));
  expect(rows.map(({ details }) => details.payment_ref)).toContain(review.paymentRef);
});

test("above the limit it waits for an owner who did not request it", async () => {
  const { review } = await wronglyPaid(500_001);
  const { results } = await refund(review.id, owner);
  expect(results).toMatchObject({ state: "waiting", gateway_state: null });
  expect(await refund(review.id)).toMatchObject({ status: 409, code: "staff.decided" });
  expect(await isResolved(review.id)).toBe(false);
  const approve = (by: typeof owner) => by.json("POST", `/refund/${results.id}/approve`);
  expect(await approve(owner)).toMatchObject({ code: "staff.own_request" });
  const second = await staffMember(request, parts, "owner");
  expect((await approve(second)).results).toMatchObject({ state: "approved", decided_by: second.id });
  await runDueJobs();
  expect(await refundsOf(review.paymentRef)).toMatchObject([{ amount: 500_001, state: "done" }]);
  expect(await isResolved(review.id)).toBe(true);
});

test("a waiting request of an unknown payment is listed without an order and can be withdrawn", async () => {
  const review = await strangePayment(500_001);
  const { results } = await refund(review.id);
  const listed = (await owner.json("GET", "/refund?state=waiting")).results;
  expect(listed).toContainEqual(expect.objectContaining({ id: results.id, order_id: null }));
  expect((await support.json("POST", `/refund/${results.id}/reject`)).results.state).toBe("rejected");
  expect(await isResolved(review.id)).toBe(false);
  expect((await refund(review.id)).status).toBe(201);
});

test("what is no wrong payment has nothing to give back here", async () => {
  const [item] = await db
    .insert(reviewQueue)
    .values({ reason: "oversold", subject: "none", details: {}, createdAt: time.now })
    .returning();
  expect(await refund(Number(item?.id))).toMatchObject({ status: 409, code: "staff.nothing_paid" });
});
