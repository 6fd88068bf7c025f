import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { applyAction } from "./sandbox.queries.ts";
import { sandboxRefunds } from "./sandbox.table.ts";
import { sandboxGateway } from "./sandbox-gateway.ts";

const { db, parts, time } = await createTestApp();
const gateway = sandboxGateway(parts);
const { signal } = new AbortController();
let attempts = 0;

/** A payment of 100 rupees at the gateway. */
async function paid() {
  const { gatewayOrderId } = await gateway.createSession({
    ...{ attemptId: `pay_${attempts++}`, orderRef: "AR-1", locale: "en" },
    money: { amount: 10_000, currency: "inr" },
    ...{ returnUrl: "http://127.0.0.1:4300/", expiresAt: new Date(time.now.getTime() + 60_000) },
  });
  const order = await applyAction(db, gatewayOrderId, { act: "pay" }, time.now);
  const paymentRef = order?.paymentRef ?? "";
  const refund = (idempotencyKey: string, amount: number) =>
    gateway.refund({ paymentRef, idempotencyKey, money: { amount, currency: "inr" } }, signal);
  const status = async () => (await gateway.fetchStatus(gatewayOrderId, signal)).status;
  const rows = () => db.select().from(sandboxRefunds).where(eq(sandboxRefunds.orderId, gatewayOrderId));
  const sum = async () => (await rows()).reduce((total, { amount }) => total + amount, 0);
  return { refund, status, sum };
}

test("a payment is refunded once its parts reach its whole amount", async () => {
  const { refund, status } = await paid();
  for (const [key, amount] of [["a", 3_000] as const, ["b", 2_500] as const]) {
    expect((await refund(`parts_${key}`, amount)).status).toBe("done");
    expect(await status()).toBe("paid");
  }
  expect((await refund("parts_c", 4_500)).status).toBe("done");
  expect(await status()).toBe("refunded");
});

test("a refund above what is left of the payment fails, and takes nothing", async () => {
  const { refund, status, sum } = await paid();
  await refund("over_a", 9_999);
  expect((await refund("over_b", 2)).status).toBe("failed");
  expect((await refund("over_c", -5)).status).toBe("failed");
  expect([await sum(), await status()]).toEqual([9_999, "paid"]);
  await refund("over_d", 1);
  expect((await refund("over_e", 1)).status).toBe("failed");
  expect([await sum(), await status()]).toEqual([10_000, "refunded"]);
});

test("a refund that is requested again with its key is the same one", async () => {
  const { refund, sum } = await paid();
  const [first, again] = [await refund("again", 4_000), await refund("again", 4_000)];
  expect(again).toEqual(first);
  expect(await sum()).toBe(4_000);
});

test("twenty refunds at the same time never exceed the payment", async () => {
  const { refund, sum } = await paid();
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => refund(`race_${n}`, 3_000)));
  expect(all.filter(({ status }) => status === "done")).toHaveLength(3);
  expect(await sum()).toBe(9_000);
});

test("an unpaid order has nothing to refund", async () => {
  const money = { amount: 1, currency: "inr" as const };
  expect(
    (await gateway.refund({ paymentRef: "sbp_none", money, idempotencyKey: "none" }, signal)).status,
  ).toBe("failed");
});
