import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { newId } from "../../ids/new-id.ts";
import { runOutbox } from "../../outbox/run-outbox.ts";
import { payments, refunds, reviewQueue } from "../../payments/payments.table.ts";

const { db, parts, request } = await createTestApp();
await stockShop(db);
const owner = await staffMember(request, parts, "owner");
const support = await staffMember(request, parts, "support");
const reason = "goodwill";

/** A paid order of 1,251 rupees and a dakshina, in paise. */
async function paidOrder(dakshina = 0) {
  const guest = shopper(request);
  const { order } = await guest.placeOrder({ dakshina });
  const { results } = await guest.initiatePayment(order.id);
  const back = await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  return { ...order, guest, returned: new URL(back.headers.get("location") ?? "") };
}
const refund = (id: string, amount: number, by = support, key: string = randomUUID()) =>
  by.json("POST", `/order/${id}/refund`, { amount, reason }, { "idempotency-key": key });
const sentTo = async (orderId: string) => {
  await runJobs(parts, request);
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  return rows.map(({ amount, reason: why, state }) => [amount, why, state]);
};

test("a small refund goes to the gateway at once, and the order stays", async () => {
  const order = await paidOrder();
  const made = await refund(order.id, 20_000);
  expect(made).toMatchObject({
    status: 201,
    results: { state: "approved", decided_by: null, amount: { amount: 20_000, currency: "inr" } },
  });
  expect(await sentTo(order.id)).toEqual([[20_000, "staff", "done"]]);
  expect((await order.guest.getPaymentStatus(order.id)).results.state).toBe("success");
  const listed = (await owner.json("GET", "/refund")).results;
  expect(listed[0]).toMatchObject({
    order_number: order.number,
    gateway_state: "done",
    requested_by: support.id,
  });
});

test("refunds of parts leave the order and its payment until nothing is left, as the gateway reports them", async () => {
  const order = await paidOrder();
  const state = async () => (await order.guest.getPaymentStatus(order.id)).results.state;
  for (const part of [20_000, 5_100]) {
    await refund(order.id, part);
    await runJobs(parts, request);
    // The gateway's webhooks about the refund come after its answer.
    await runJobs(parts, request);
    expect(await state()).toBe("success");
  }
  await refund(order.id, 100_000);
  await runJobs(parts, request);
  expect(await sentTo(order.id)).toEqual([
    [20_000, "staff", "done"],
    [5_100, "staff", "done"],
    [100_000, "staff", "done"],
  ]);
  expect(await state()).toBe("refunded");
});

test("a refund that failed stays failed when the buyer returns once more after a second refund of the whole", async () => {
  const { guest, id, returned } = await paidOrder();
  const [sandbox] = parts.gateways;
  if (!sandbox) throw new Error("no gateway");
  const declining: typeof sandbox = {
    ...sandbox,
    refund: async ({ idempotencyKey }) => ({ refundRef: `sbr_${idempotencyKey}`, status: "failed" }),
  };
  await refund(id, 125_100);
  await runOutbox({ ...parts, gateways: [declining] });
  await refund(id, 125_100);
  const states = [
    [125_100, "staff", "failed"],
    [125_100, "staff", "done"],
  ];
  expect((await sentTo(id)).toSorted()).toEqual(states.toSorted());
  const params = Object.fromEntries(returned.searchParams);
  const again = { order_id: id, gateway: "sandbox", params };
  expect((await guest.post("/noauth-api/v1/payment/verify", again)).status).toBe(200);
  expect((await sentTo(id)).toSorted()).toEqual(states.toSorted());
});

test("a refund that is requested again with the same key is made once", async () => {
  const { id } = await paidOrder();
  const key = randomUUID();
  const both = await Promise.all([refund(id, 20_000, support, key), refund(id, 20_000, support, key)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[0]?.results.id).toBe(both[1]?.results.id);
  expect(await refund(id, 10_000, support, key)).toMatchObject({ code: "idempotency_key_reused" });
  expect(await sentTo(id)).toEqual([[20_000, "staff", "done"]]);
});

test("refunds cannot exceed the paid amount", async () => {
  const { id } = await paidOrder();
  await refund(id, 125_000);
  expect(await refund(id, 101)).toMatchObject({
    ...{ status: 409, code: "staff.refund_too_large" },
    details: { available: { amount: 100, currency: "inr" } },
  });
  expect((await refund(id, 100)).status).toBe(201);
  expect((await sentTo(id)).map(([amount]) => amount).toSorted()).toEqual([100, 125_000]);
});

test("of two refunds of the whole at the same time, one is made", async () => {
  const { id } = await paidOrder();
  const both = await Promise.all([refund(id, 125_100), refund(id, 125_100, owner)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("an unpaid order has nothing to give back", async () => {
  const { order } = await shopper(request).placeOrder();
  expect(await refund(order.id, 100)).toMatchObject({ status: 409, code: "staff.nothing_paid" });
});

test("a refund that takes an order above 5,000 rupees waits for an owner who did not request it", async () => {
  const { id } = await paidOrder(500_000);
  expect((await refund(id, 500_000, owner)).results.state).toBe("approved");
  const { results } = await refund(id, 1, owner);
  expect(results).toMatchObject({ state: "waiting", gateway_state: null });
  const approve = (by: typeof owner) => by.json("POST", `/refund/${results.id}/approve`);
  expect(await approve(owner)).toMatchObject({ status: 409, code: "staff.own_request" });
  expect((await approve(support)).status).toBe(403);
  expect((await sentTo(id)).length).toBe(1);

  const second = await staffMember(request, parts, "owner");
  expect((await approve(second)).results).toMatchObject({ state: "approved", decided_by: second.id });
  expect(await approve(second)).toMatchObject({ status: 409, code: "staff.decided" });
  expect((await sentTo(id)).toSorted()).toEqual([
    [1, "staff", "done"],
    [500_000, "staff", "done"],
  ]);
  const log = (await owner.json("GET", `/log?subject=${id}`)).results;
  expect(log.map(({ action, staff_id }: Record<string, string>) => [action, staff_id])).toEqual([
    ["refund.approve", second.id],
    ["refund.request", owner.id],
    ["refund.request", owner.id],
  ]);
});

test("a request that waits is approved only if the gateway has not given back its part meanwhile", async () => {
  const { id } = await paidOrder(500_000);
  const { results } = await refund(id, 625_000);
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  if (!payment) throw new Error("the order has no payment");
  const { gateway, currency } = payment;
  await db.insert(refunds).values({
    ...{ id: newId("rfd"), orderId: id, paymentId: payment.id, gateway, currency, amount: 200 },
    ...{ gatewayPaymentId: payment.gatewayPaymentId ?? "", reason: "at_gateway", state: "done" },
    ...{ createdAt: testNow, updatedAt: testNow },
  });
  expect(await owner.json("POST", `/refund/${results.id}/approve`)).toMatchObject({
    ...{ status: 409, code: "staff.refund_too_large" },
    details: { available: { amount: 624_900, currency: "inr" } },
  });
});

test("a rejected request refunds nothing, and its amount can be requested again", async () => {
  const { id } = await paidOrder(500_000);
  const { results } = await refund(id, 625_100);
  expect((await refund(id, 1)).status).toBe(409);
  expect((await support.json("POST", `/refund/${results.id}/reject`)).results.state).toBe("rejected");
  expect(await sentTo(id)).toEqual([]);
  expect((await refund(id, 1)).status).toBe(201);
});

test("the review queue lists what needs a person until somebody resolves it", async () => {
  const event = { gatewayOrderId: "sbo_1", status: "paid", amount: 1, currency: "inr" };
  const [row] = await db
    .insert(reviewQueue)
    .values({ reason: "unknown_payment", subject: "sandbox/evt_1", details: event, createdAt: testNow })
    .returning();
  const open = async () => (await support.json("GET", "/review")).results;
  expect(await open()).toContainEqual(
    expect.objectContaining({ id: row?.id, details: event, resolved_at: null }),
  );
  const resolve = () => support.json("POST", `/review/${row?.id}/resolve`, { outcome: "nothing_to_do" });
  expect((await resolve()).results.resolved_at).toBe(testNow.toISOString());
  expect(await resolve()).toMatchObject({ status: 409, code: "staff.decided" });
  expect(await open()).not.toContainEqual(expect.objectContaining({ id: row?.id }));
  expect((await support.json("GET", "/review?state=resolved")).results[0].id).toBe(row?.id);
  expect((await owner.json("GET", "/log?subject=sandbox/evt_1")).results[0]).toMatchObject({
    ...{ action: "review.resolve", staff_id: support.id, after: { outcome: "nothing_to_do" } },
  });
});
