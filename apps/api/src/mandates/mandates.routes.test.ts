import { mandate, mandates, orders as orderList } from "@aradhana/core/contract";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { messagesTo, readResponse, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { chadhaavas } from "../chadhaava/chadhaavas.table.ts";
import { offerings } from "../chadhaava/offerings.table.ts";
import { chadhaavaSeries } from "../chadhaava/series.table.ts";
import { stableId } from "../ids/new-id.ts";
import { defaultLimits } from "../login/limits.rules.ts";
import { closeCancelled } from "../orders/close-cancelled.ts";
import { orders } from "../orders/orders.table.ts";
import { findGateway } from "../payments/payment-gateway.ts";
import { payments, refunds } from "../payments/payments.table.ts";
import type { Act } from "../payments/sandbox/sandbox.rules.ts";
import { sandboxMandates } from "../payments/sandbox/sandbox.table.ts";
import { mandateCharges, mandates as mandateTable } from "./mandates.table.ts";
import { placeRepeat } from "./place-repeat.ts";
import { runMandates } from "./run-mandates.ts";

// Many buyers sign in from one address in this test.
const { db, request, time, parts } = await createTestApp({
  otpLimits: { ...defaultLimits, perAddressHour: 1_000 },
});
await stockShop(db);
await db
  .update(chadhaavaSeries)
  .set({ occasion: "monday-sunrise" })
  .where(eq(chadhaavaSeries.slug, "test-chadhaava"));
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEKS = 6;
const week = (n: number) => stableId("ch", `week-${n}`);
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);
const [first] = await db.select().from(chadhaavas).where(eq(chadhaavas.id, stock.chadhaava));
if (!first) throw new Error("the stock has no chadhaava");
await db.insert(chadhaavas).values(
  Array.from({ length: WEEKS }, (_, i) => ({
    ...{ ...first, id: week(i), startAt: later(first.startAt, (i + 1) * 7 * DAY) },
    endAt: later(first.endAt, (i + 1) * 7 * DAY),
    cutoffAt: later(first.cutoffAt, (i + 1) * 7 * DAY),
    sankalpCutoffAt: later(first.sankalpCutoffAt, (i + 1) * 7 * DAY),
  })),
);
/** Two days before the bookings of the second date close: when its charge is due. */
const dueAt = later(stock.cutoffAt, 5 * DAY);
const noticeAt = later(dueAt, -26 * HOUR);

const setPrice = (inr: number) =>
  db
    .update(offerings)
    .set({ prices: { inr, usd: 400, eur: 400 } })
    .where(eq(offerings.id, stock.leaves));

beforeEach(async () => {
  time.now = testNow;
  await db.update(mandateTable).set({ state: "cancelled" });
  await db.update(chadhaavas).set({ state: first.state });
  await setPrice(15_100);
});

const weekly = { frequency: "weekly", months: 3, consent: true } as const;

/** A signed-in buyer who has paid for an offering that is repeated. */
async function repeatingBuyer(act: Act = "pay", terms: object = weekly) {
  const buyer = shopper(request);
  await buyer.signIn();
  const { order, access_token } = await buyer.orderOfferings({}, { mandate: terms as typeof weekly });
  await buyer.sendSankalp("submit", order.id, access_token);
  const { redirect_url } = (await buyer.initiatePayment(order.id)).results;
  await submitGatewayPage(request, redirect_url, act);
  await runJobs(parts, request);
  return { buyer, order };
}
type Buyer = ReturnType<typeof shopper>;

const list = async (buyer: Buyer) =>
  (await readResponse(await buyer.get("/api/v1/mandate/getMandates"), mandates)).results.mandates;
const change = async (buyer: Buyer, action: "pause" | "resume" | "cancel", id: string | undefined) =>
  readResponse(await buyer.post(`/api/v1/mandate/${action}`, { mandate_id: id }), mandate);
const readOrders = async (buyer: Buyer) =>
  (await readResponse(await buyer.get("/api/v1/order/getOrders"), orderList)).results.orders;

/** The charges of a buyer's one offering, the latest first. */
async function readCharges(buyer: Buyer) {
  const [{ id } = { id: "" }] = await list(buyer);
  return db
    .select()
    .from(mandateCharges)
    .where(eq(mandateCharges.mandateId, id))
    .orderBy(desc(mandateCharges.startsAt));
}

/** Runs the jobs at a time, as long as there is something to do. */
async function runAt(now: Date) {
  time.now = now;
  await runMandates(parts);
  await runJobs(parts, request);
}

test("each week the buyer is notified a day before, charged once, and gets an order with the same names", async () => {
  const { buyer, order } = await repeatingBuyer();
  expect(await messagesTo(request, buyer.number)).toContainEqual(
    expect.stringMatching(/every week until .* for at most ₹302 each time/),
  );
  await runAt(later(testNow, MINUTE));
  expect(await list(buyer)).toMatchObject([
    {
      ...{ state: "active", frequency: "weekly", title: "Leaves for Shiva", orders: 1, last_problem: null },
      max_amount: { amount: 30_200, currency: "inr" },
      next: { charge_at: dueAt.toISOString() },
    },
  ]);
  const sent = (await messagesTo(request, buyer.number)).length;

  await runAt(later(noticeAt, -MINUTE));
  expect(await messagesTo(request, buyer.number)).toHaveLength(sent);
  await runAt(noticeAt);
  expect((await messagesTo(request, buyer.number))[0]).toMatch(
    /^₹302 will be charged on .* for Leaves for Shiva on .*\?panel=orders$/,
  );
  await runAt(later(dueAt, -MINUTE));
  expect(await readOrders(buyer)).toHaveLength(1);

  await runAt(dueAt);
  const [second, ...others] = await readOrders(buyer);
  expect(others.map(({ id }) => id)).toEqual([order.id]);
  expect(second).toMatchObject({
    ...{ type: "chadhaava", state: "sankalp_received", grand: { amount: 30_200 } },
    starts_at: later(stock.startAt, 7 * DAY).toISOString(),
  });
  const { results } = await buyer.getTypedOrder(second?.id ?? "");
  expect(results).toMatchObject({ type: "chadhaava", sankalp: { devotees: [{ name: "Ramesh Kumar" }] } });
  expect(await list(buyer)).toMatchObject([{ orders: 2, last_problem: null }]);

  // The next one is a week later.
  await runAt(later(dueAt, 7 * DAY - 26 * HOUR));
  await runAt(later(dueAt, 7 * DAY));
  expect(await readOrders(buyer)).toHaveLength(3);
});

test("a charge is made once for a mandate and a day, by several workers and after a crash", async () => {
  const { buyer } = await repeatingBuyer();
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  time.now = dueAt;
  await Promise.all([1, 2, 3].map(() => runMandates(parts)));
  // A worker that died after the charge: its step is repeated with what it had read.
  const [, done] = await readCharges(buyer);
  if (!done) throw new Error("nothing was charged");
  await db
    .update(mandateCharges)
    .set({ state: "announced", tries: 0 })
    .where(eq(mandateCharges.dueOn, done.dueOn));
  await db.update(mandateTable).set({ nextStepAt: dueAt }).where(eq(mandateTable.id, done.mandateId));
  await runAt(dueAt);
  expect(await readOrders(buyer)).toHaveLength(2);
  expect(await db.$count(payments, eq(payments.orderId, done.orderId ?? ""))).toBe(1);
  expect(await db.$count(refunds)).toBe(0);
});

test("a notice that is late delays the charge: a day always lies between them", async () => {
  const { buyer } = await repeatingBuyer();
  await runAt(later(testNow, MINUTE));
  const lateNotice = later(dueAt, -HOUR);
  await runAt(lateNotice);
  await runAt(later(lateNotice, DAY - MINUTE));
  expect(await readOrders(buyer)).toHaveLength(1);
  await runAt(later(lateNotice, DAY));
  expect(await readOrders(buyer)).toHaveLength(2);
});

test("a declined charge is tried four times eight hours apart, and after two dates the mandate is paused", async () => {
  const { buyer } = await repeatingBuyer("pay_once");
  await runAt(later(testNow, MINUTE));
  for (const week of [0, 1]) {
    const due = later(dueAt, week * 7 * DAY);
    await runAt(later(due, -26 * HOUR));
    for (const tries of [1, 2, 3, 4]) {
      await runAt(later(due, (tries - 1) * 8 * HOUR));
      const row = (await readCharges(buyer)).find(({ orderId }) => orderId);
      expect(row).toMatchObject({ tries, state: tries < 4 ? "announced" : "failed" });
      await runAt(later(time.now, MINUTE));
    }
    const [text] = await messagesTo(request, buyer.number);
    expect(text).toMatch(/^Your bank declined ₹302/);
    const [unpaid] = await readOrders(buyer);
    expect(unpaid).toMatchObject({ next_action: "pay" });
  }
  expect(await list(buyer)).toMatchObject([
    { state: "paused", paused_by: "declined", last_problem: "declined" },
  ]);
  await runAt(later(dueAt, 14 * DAY));
  expect(await readOrders(buyer)).toHaveLength(3);
});

test("an order that the bank declined can be paid by hand, and is not charged again", async () => {
  const { buyer } = await repeatingBuyer("pay_once");
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  await runAt(dueAt);
  const [unpaid] = await readOrders(buyer);
  const { redirect_url } = (await buyer.initiatePayment(unpaid?.id ?? "")).results;
  await submitGatewayPage(request, redirect_url, "pay");
  await runJobs(parts, request);
  await runAt(later(dueAt, 8 * HOUR));
  expect(await list(buyer)).toMatchObject([{ state: "active", orders: 2, last_problem: null }]);
  expect(await db.$count(refunds)).toBe(0);
});

test("a declined date that the shop cancels is closed: the bank is not blamed, and the next date is planned", async () => {
  const { buyer } = await repeatingBuyer("pay_once");
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  await runAt(dueAt);
  const [tried] = await readCharges(buyer);
  expect(tried).toMatchObject({ state: "announced", tries: 1 });
  await db
    .update(chadhaavas)
    .set({ state: "cancelled" })
    .where(eq(chadhaavas.id, week(0)));
  await closeCancelled(db, later(dueAt, MINUTE), new AbortController().signal);
  await runAt(later(dueAt, MINUTE));
  const texts = await messagesTo(request, buyer.number);
  expect(texts.filter((text) => /unpaid order/.test(text))).toHaveLength(1);
  // The notice of the order says it already.
  expect(texts).not.toContainEqual(expect.stringMatching(/cannot be offered/));

  await runAt(later(dueAt, 8 * HOUR));
  const [planned, closed] = await readCharges(buyer);
  expect(closed).toMatchObject({ dueOn: tried?.dueOn, state: "skipped", reason: "unavailable" });
  expect(planned).toMatchObject({ state: "planned", startsAt: later(stock.startAt, 14 * DAY) });
  expect(await list(buyer)).toMatchObject([{ state: "active", last_problem: "unavailable" }]);
  const [stored] = await db
    .select()
    .from(mandateTable)
    .where(eq(mandateTable.id, closed?.mandateId ?? ""));
  expect(stored?.failures).toBe(0);
});

test("a charge whose order has expired in the meantime is left out", async () => {
  const { buyer } = await repeatingBuyer("pay_once");
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  await runAt(dueAt);
  const [tried] = await readCharges(buyer);
  await db
    .update(orders)
    .set({ state: "expired" })
    .where(eq(orders.id, tried?.orderId ?? ""));
  await runAt(later(dueAt, 8 * HOUR));
  expect((await readCharges(buyer)).find(({ dueOn }) => dueOn === tried?.dueOn)).toMatchObject({
    ...{ state: "skipped", reason: "unavailable" },
  });
});

test("a charge that the bank is still deciding when bookings close is not reported as declined", async () => {
  const { buyer } = await repeatingBuyer();
  const gateway = findGateway(parts.gateways, "sandbox")?.mandates;
  if (!gateway) throw new Error("the sandbox has no mandates");
  using charge = vi.spyOn(gateway, "charge");
  charge.mockResolvedValue({ status: "pending", paymentRef: "still-with-the-bank" });
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  await runAt(dueAt);
  const sent = await messagesTo(request, buyer.number);
  await runAt(later(dueAt, 2 * DAY));
  expect(await messagesTo(request, buyer.number)).toEqual(sent);
  const [waiting] = await readCharges(buyer);
  expect(waiting).toMatchObject({ state: "announced", tries: 0 });

  // The bank never decided: the date is left out, and the buyer's bank is not blamed.
  await db
    .update(payments)
    .set({ state: "expired" })
    .where(eq(payments.orderId, waiting?.orderId ?? ""));
  await runAt(later(dueAt, 2 * DAY + HOUR));
  expect(await list(buyer)).toMatchObject([{ state: "active", last_problem: "unavailable" }]);
});

test("nothing is charged above the agreed amount, or for what is no longer offered", async () => {
  const { buyer } = await repeatingBuyer();
  await runAt(later(testNow, MINUTE));
  await setPrice(16_000);
  await runAt(noticeAt);
  await runAt(later(dueAt, 2 * DAY));
  expect((await messagesTo(request, buyer.number))[0]).toMatch(/costs more than the ₹302 you agreed to/);
  expect(await readOrders(buyer)).toHaveLength(1);
  expect(await list(buyer)).toMatchObject([{ state: "active", last_problem: "price" }]);

  // A lower price is charged as it is.
  await setPrice(10_000);
  await runAt(later(noticeAt, 7 * DAY));
  await runAt(later(dueAt, 7 * DAY));
  expect((await readOrders(buyer))[0]).toMatchObject({ grand: { amount: 20_000 } });
});

test("the message about a date that is left out is sent again after an outage", async () => {
  const { buyer } = await repeatingBuyer();
  await runAt(later(testNow, MINUTE));
  await setPrice(16_000);
  using send = vi.spyOn(parts.messages, "send");
  send.mockRejectedValueOnce(new Error("the provider is down"));
  await runAt(noticeAt);
  expect((await messagesTo(request, buyer.number))[0]).not.toMatch(/costs more/);
  await runAt(later(noticeAt, MINUTE));
  expect((await messagesTo(request, buyer.number))[0]).toMatch(/costs more than the ₹302 you agreed to/);
});

test("a paused offering is not charged, and continues with the next date after it is resumed", async () => {
  const { buyer } = await repeatingBuyer();
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  const [{ id } = { id: "" }] = await list(buyer);
  expect((await change(buyer, "pause", id)).results).toMatchObject({
    ...{ state: "paused", paused_by: "buyer", next: null, last_problem: null },
  });
  await runAt(dueAt);
  expect(await readOrders(buyer)).toHaveLength(1);

  expect((await change(buyer, "resume", id)).results).toMatchObject({ state: "active", paused_by: null });
  await runAt(later(dueAt, MINUTE));
  const [{ next } = { next: null }] = await list(buyer);
  expect(next?.starts_at).toBe(later(stock.startAt, 7 * DAY).toISOString());
  const plannedFor = new Date(next?.charge_at ?? "");
  expect(plannedFor.getTime() - time.now.getTime()).toBeGreaterThanOrEqual(DAY);
  await runAt(later(plannedFor, -25 * HOUR));
  await runAt(plannedFor);
  expect(await readOrders(buyer)).toHaveLength(2);
});

test("a date whose order can still be paid by hand is not charged a second time after pause and resume", async () => {
  const { buyer } = await repeatingBuyer("pay_once");
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  await runAt(dueAt);
  const [{ id } = { id: "" }] = await list(buyer);
  await change(buyer, "pause", id);
  await change(buyer, "resume", id);
  await runAt(later(dueAt, MINUTE));
  expect(await list(buyer)).toMatchObject([
    { next: { starts_at: later(stock.startAt, 14 * DAY).toISOString() } },
  ]);

  // A charge for the same date that was planned nevertheless ends with the payment.
  const [planned, declined] = await readCharges(buyer);
  if (!(planned && declined)) throw new Error("two charges were expected");
  await db
    .update(mandateCharges)
    .set({ startsAt: declined.startsAt })
    .where(eq(mandateCharges.dueOn, planned.dueOn));
  const { redirect_url } = (await buyer.initiatePayment(declined.orderId ?? "")).results;
  await submitGatewayPage(request, redirect_url, "pay");
  await runJobs(parts, request);
  expect((await readCharges(buyer)).map(({ state }) => state).toSorted()).toEqual(["paid", "skipped"]);
});

test("an ended offering cannot be changed; the gateway would refuse its charges as well", async () => {
  const { buyer } = await repeatingBuyer();
  const [{ id } = { id: "" }] = await list(buyer);
  for (const _ of [1, 2]) expect((await change(buyer, "cancel", id)).results.state).toBe("cancelled");
  expect((await change(buyer, "resume", id)).code).toBe("mandate_ended");
  await runAt(noticeAt);
  await runAt(dueAt);
  expect(await readOrders(buyer)).toHaveLength(1);

  const { order } = await buyer.orderOfferings({ chadhaava_id: week(3) });
  const { gateway_order_id: gatewayOrderId } = (await buyer.initiatePayment(order.id)).results;
  const [row] = await db.select().from(mandateTable).where(eq(mandateTable.id, id));
  const requested = { gatewayOrderId, mandateRef: row?.gatewayRef ?? "", tryNumber: 1 };
  const gateway = findGateway(parts.gateways, "sandbox")?.mandates;
  expect(await gateway?.charge(requested, AbortSignal.timeout(1000))).toMatchObject({ status: "declined" });
});

test("an offering that is cancelled while it is resumed stays cancelled", async () => {
  const { buyer } = await repeatingBuyer();
  const [{ id } = { id: "" }] = await list(buyer);
  await change(buyer, "pause", id);
  const gateway = findGateway(parts.gateways, "sandbox")?.mandates;
  if (!gateway) throw new Error("the sandbox has no mandates");
  using setState = vi.spyOn(gateway, "setState");
  setState.mockImplementationOnce(async () => {
    await change(buyer, "cancel", id);
  });
  expect((await change(buyer, "resume", id)).code).toBe("mandate_ended");
  expect(await list(buyer)).toMatchObject([{ state: "cancelled" }]);
});

test("a deleted account is not charged: its offerings end here and at the gateway", async () => {
  const { buyer, order } = await repeatingBuyer();
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  const [charge] = await readCharges(buyer);
  expect(charge?.state).toBe("announced");
  await db.update(orders).set({ state: "closed" }).where(eq(orders.id, order.id));
  expect((await buyer.post("/api/v1/user/deleteAccount", { confirm: true })).status).toBe(200);
  await runAt(dueAt);

  const [ended] = await db.select().from(mandateTable).where(eq(mandateTable.firstOrderId, order.id));
  expect(ended?.state).toBe("cancelled");
  expect(await db.$count(orders, eq(orders.customerId, ended?.customerId ?? ""))).toBe(1);
  const [atGateway] = await db
    .select()
    .from(sandboxMandates)
    .where(eq(sandboxMandates.id, ended?.gatewayRef ?? ""));
  expect(atGateway?.state).toBe("cancelled");
});

test("a charge that was begun before the account was deleted makes no order", async () => {
  const { buyer, order } = await repeatingBuyer();
  await runAt(later(testNow, MINUTE));
  await runAt(noticeAt);
  const [charge] = await readCharges(buyer);
  const [before] = await db.select().from(mandateTable).where(eq(mandateTable.firstOrderId, order.id));
  if (!charge || !before) throw new Error("nothing is to be charged");
  await db.update(orders).set({ state: "closed" }).where(eq(orders.id, order.id));
  await buyer.post("/api/v1/user/deleteAccount", { confirm: true });

  await expect(placeRepeat(parts, before, charge, dueAt)).rejects.toMatchObject({ code: "unauthorized" });
  expect(await db.$count(orders, eq(orders.customerId, before.customerId))).toBe(1);
});

test("another buyer's offering is not found, and lists need a login", async () => {
  const { buyer } = await repeatingBuyer();
  const [{ id } = { id: "" }] = await list(buyer);
  const stranger = shopper(request);
  expect((await stranger.get("/api/v1/mandate/getMandates")).status).toBe(401);
  await stranger.signIn();
  expect(await list(stranger)).toEqual([]);
  for (const action of ["pause", "resume", "cancel"] as const) {
    expect((await change(stranger, action, id)).code).toBe("mandate_not_found");
  }
});

test("it ends when the agreed months are over", async () => {
  const { buyer } = await repeatingBuyer();
  await db
    .update(mandateTable)
    .set({ endsAt: later(dueAt, -HOUR) })
    .where(eq(mandateTable.state, "active"));
  await runAt(later(testNow, MINUTE));
  expect(await list(buyer)).toMatchObject([{ state: "ended", next: null }]);
});

test("without a payment nothing is repeated", async () => {
  const buyer = shopper(request);
  await buyer.signIn();
  const { order } = await buyer.orderOfferings({}, { mandate: weekly });
  expect(await list(buyer)).toEqual([]);
  await db.update(orders).set({ state: "expired" }).where(eq(orders.id, order.id));
  await runAt(dueAt);
  expect(await readOrders(buyer)).toHaveLength(1);
});

test("only a signed-in buyer who pays in rupees can repeat, as often as the dates come", async () => {
  const guest = shopper(request);
  const order = async (buyer: Buyer, mandateTerms: object, quoted: object = {}) => {
    const { results } = await buyer.quoteOfferings(quoted);
    const terms = { ...weekly, ...mandateTerms } as typeof weekly;
    return buyer.createOrder(results.quote_id, { type: "chadhaava", mandate: terms });
  };
  expect((await order(guest, {})).code).toBe("unauthorized");
  await guest.signIn();
  const refused = [
    await order(guest, {}, { country_code: "us" }),
    await order(guest, {}, { coupon: stock.coupon }),
    await order(guest, { consent: false }),
    await order(guest, { months: 99 }),
    await order(guest, { frequency: "daily" }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(refused[0]?.errorBody?.field_errors).toMatchObject([{ field: "mandate.frequency" }]);
  const { results } = await guest.quote();
  expect((await guest.createOrder(results.quote_id, { mandate: weekly })).status).toBe(422);
});
