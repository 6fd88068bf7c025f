import { orderChanges } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { messagesTo, readResponse, shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { stableId } from "../ids/new-id.ts";
import { fulfilments } from "../orders/orders.table.ts";
import { scheduleOrders } from "../orders/schedule-orders.ts";
import { payments, refunds, reviewQueue } from "../payments/payments.table.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { offerRemedies } from "../remedies/offer-remedies.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
afterEach(() => {
  time.now = testNow;
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const beforeStart = (hours: number) => new Date(stock.startAt.getTime() - hours * HOUR);

/** The same pujas a week later, with their packages. */
const later = { puja: stableId("pj", "test-puja", "later"), small: stableId("pj", "small-puja", "later") };
for (const [from, id] of [
  [stock.puja, later.puja],
  [stock.smallPuja, later.small],
] as const) {
  const [puja] = await db.select().from(pujas).where(eq(pujas.id, from));
  if (!puja) throw new Error("the stock has no such puja");
  const week = (date: Date) => new Date(date.getTime() + 7 * DAY);
  const times = { startAt: week(puja.startAt), endAt: week(puja.endAt), cutoffAt: week(puja.cutoffAt) };
  await db.insert(pujas).values({ ...puja, ...times, id, sankalpCutoffAt: week(puja.sankalpCutoffAt) });
  const own = await db.select().from(packages).where(eq(packages.pujaId, from));
  await db
    .insert(packages)
    .values(own.map((each) => ({ ...each, id: stableId("pk", id, each.id), pujaId: id })));
}

type Guest = ReturnType<typeof shopper>;
type Bought = { guest: Guest; orderId: string; t: string };

async function paid(changes: Parameters<Guest["placeOrder"]>[0] = {}, more = {}): Promise<Bought> {
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder(changes, more);
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  return { guest, orderId: order.id, t };
}
const quote = async ({ guest, orderId, t }: Bought) =>
  readResponse(await guest.get(`/api/v1/order/policyQuote?order_id=${orderId}&t=${t}`), orderChanges);
const change = async ({ guest, orderId: order_id, t }: Bought, action: string, body: object) =>
  readResponse(await guest.post(`/api/v1/order/${action}?t=${t}`, { order_id, ...body }), orderChanges);
const itemOf = async (bought: Bought) => {
  const [item] = (await quote(bought)).results.items;
  if (!item) throw new Error("the order has no item");
  return item;
};
const cancel = async (bought: Bought, refund?: { amount: number; currency: string }) => {
  const { item_id, cancel: offered } = await itemOf(bought);
  return change(bought, "cancel", { item_ids: [item_id], refund: refund ?? offered?.refund });
};
const refundsOf = (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId));

test("the refund that is shown is the one that is given, and the order, its seat and its payment follow", async () => {
  const bought = await paid({ pooja_id: stock.smallPuja, package_id: stock.smallPackage });
  const seats = async () => (await db.select().from(pujas).where(eq(pujas.id, stock.smallPuja)))[0]?.booked;
  const before = await seats();
  const item = await itemOf(bought);
  expect(item.cancel).toEqual({
    ...{ pct: 100, refund: { amount: 125_100, currency: "inr" } },
    until: beforeStart(48).toISOString(),
  });
  const { results } = await cancel(bought);
  expect(results.items[0]).toMatchObject({ cancel: null, reschedule: null });
  expect(results.refunds).toMatchObject([{ amount: { amount: 125_100 }, state: "initiated" }]);
  expect(await seats()).toBe((before ?? 0) - 1);
  await runJobs(parts, request);
  expect(
    (await refundsOf(bought.orderId)).map(({ amount, state, reason }) => [amount, state, reason]),
  ).toEqual([[125_100, "done", "cancelled"]]);
  expect((await quote(bought)).results.refunds[0]?.state).toBe("done");
  const { order } = (await bought.guest.getPoojaOrder(bought.orderId, bought.t)).results;
  expect([order.state, order.payment?.state]).toEqual(["cancelled", "refunded"]);
  expect(await messagesTo(request, bought.guest.number)).toContainEqual(
    expect.stringContaining("Cancelled as you asked"),
  );
});

test("a refund that has become another one since it was shown cancels nothing", async () => {
  const bought = await paid();
  const wrong = await cancel(bought, { amount: 125_101, currency: "inr" });
  expect(wrong).toMatchObject({ status: 409, code: "refund_changed" });
  expect(wrong.errorBody?.details).toEqual({ refund: { amount: 125_100, currency: "inr" } });
  expect((await cancel(bought, { amount: 125_100, currency: "usd" })).code).toBe("refund_changed");
  expect(await refundsOf(bought.orderId)).toEqual([]);
});

test("what staff gave back before is no part of the refund", async () => {
  const bought = await paid();
  const owner = await staffMember(request, parts, "owner");
  const small = { amount: 25_100, reason: "goodwill" };
  await owner.json("POST", `/order/${bought.orderId}/refund`, small, { "idempotency-key": "k".repeat(36) });
  await runJobs(parts, request);
  expect((await itemOf(bought)).cancel?.refund.amount).toBe(100_000);
  await cancel(bought);
  await runJobs(parts, request);
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, bought.orderId));
  expect(payment?.state).toBe("refunded");
});

test("of two cancellations at the same time, one is made", async () => {
  const bought = await paid();
  const both = await Promise.all([cancel(bought), cancel(bought)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await refundsOf(bought.orderId)).toHaveLength(1);
});

test("after the last limit, and for an unpaid order, nothing can be cancelled", async () => {
  const bought = await paid();
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder();
  expect((await itemOf({ guest, orderId: order.id, t })).cancel).toBeNull();
  time.now = beforeStart(48);
  const { item_id, cancel: offered } = await itemOf(bought);
  expect(offered).toBeNull();
  const late = { item_ids: [item_id], refund: { amount: 0, currency: "inr" } };
  expect((await change(bought, "cancel", late)).code).toBe("change_too_late");
});

test("somebody else's order and one that does not exist are the same to everybody", async () => {
  const bought = await paid();
  const stranger = { ...(await paid()), orderId: bought.orderId };
  const missing = { ...stranger, orderId: `ord_${"a".repeat(22)}` };
  const item_id = (await itemOf(bought)).item_id;
  const bodies = {
    cancel: { item_ids: [item_id], refund: { amount: 1, currency: "inr" } },
    reschedule: { item_id, ritual_id: later.puja },
    reportName: { item_id },
    remedy: { remedy_id: `rem_${"a".repeat(22)}`, choice: "refund" },
  };
  for (const by of [stranger, missing]) {
    expect((await quote(by)).code).toBe("order_not_found");
    for (const [action, body] of Object.entries(bodies)) {
      expect([action, (await change(by, action, body)).code]).toEqual([action, "order_not_found"]);
    }
  }
  const others = await itemOf(await paid());
  const foreign = { item_ids: [others.item_id], refund: { amount: 125_100, currency: "inr" } };
  expect((await change(bought, "cancel", foreign)).code).toBe("change_too_late");
});

test("a puja is moved once to a later date, with its names, and its steps are ahead again", async () => {
  const bought = await paid();
  await bought.guest.sendSankalp("submit", bought.orderId, bought.t);
  const { item_id, reschedule } = await itemOf(bought);
  expect(reschedule?.dates.map(({ ritual_id }) => ritual_id)).toEqual([later.puja]);
  const other = { item_id, ritual_id: later.small };
  expect((await change(bought, "reschedule", other)).code).toBe("date_gone");
  const { results } = await change(bought, "reschedule", { item_id, ritual_id: later.puja });
  expect(results.items[0]?.reschedule).toBeNull();
  expect((await change(bought, "reschedule", { item_id, ritual_id: later.puja })).code).toBe(
    "change_too_late",
  );
  const page = (await bought.guest.getPoojaOrder(bought.orderId, bought.t)).results;
  expect(page).toMatchObject({ order: { state: "sankalp_received" }, pooja: { id: later.puja } });
  expect(page.sankalp?.state).toBe("submitted");
  expect(page.order.timeline.map(({ state }) => state)).toContain("rescheduled");
});

test("a puja is not moved to a date without a free seat, and a moved one leaves its own", async () => {
  const small = { pooja_id: stock.smallPuja, package_id: stock.smallPackage };
  const bought = await paid(small);
  const seats = async (id: string) => (await db.select().from(pujas).where(eq(pujas.id, id)))[0]?.booked;
  const before = await seats(stock.smallPuja);
  await db.update(pujas).set({ booked: 2 }).where(eq(pujas.id, later.small));
  const { item_id } = await itemOf(bought);
  expect((await change(bought, "reschedule", { item_id, ritual_id: later.small })).code).toBe("date_gone");
  await db.update(pujas).set({ booked: 1 }).where(eq(pujas.id, later.small));
  expect((await change(bought, "reschedule", { item_id, ritual_id: later.small })).status).toBe(200);
  expect([await seats(stock.smallPuja), await seats(later.small)]).toEqual([(before ?? 0) - 1, 2]);
});

const neverStopped = new AbortController().signal;
const performed = async () => {
  time.now = stock.endAt;
  await scheduleOrders(db, time.now);
  const desk = await staffMember(request, parts, "temple_desk");
  await desk.json("POST", `/ritual/${stock.puja}/performed`);
};

test("a late recording offers the money or the puja again by itself; the choice is made once", async () => {
  const [wantsMoney, wantsAgain] = [await paid(), await paid()];
  for (const { guest, orderId, t } of [wantsMoney, wantsAgain]) await guest.sendSankalp("submit", orderId, t);
  await performed();
  time.now = new Date(stock.endAt.getTime() + 48 * HOUR);
  await offerRemedies(db, time.now, neverStopped);
  expect((await quote(wantsMoney)).results.remedies).toEqual([]);

  time.now = new Date(time.now.getTime() + 1000);
  expect(await offerRemedies(db, time.now, neverStopped)).toBeGreaterThanOrEqual(2);
  expect(await offerRemedies(db, time.now, neverStopped)).toBe(0);
  const [remedy] = (await quote(wantsMoney)).results.remedies;
  expect(remedy).toMatchObject({ reason: "recording_late", state: "offered", refund: { amount: 125_100 } });
  await runJobs(parts, request);
  expect((await messagesTo(request, wantsMoney.guest.number))[0]).toContain("we could not keep our promise");

  const desk = await staffMember(request, parts, "temple_desk");
  const listed = async () =>
    (await desk.json("GET", "/remedy")).results.find(({ id }: { id: string }) => id === remedy?.id);
  expect(await listed()).toMatchObject({
    ...{ order_id: wantsMoney.orderId, reason: "recording_late", state: "offered", decided_at: null },
  });

  const money = { remedy_id: remedy?.id, choice: "refund" };
  const both = await Promise.all([change(wantsMoney, "remedy", money), change(wantsMoney, "remedy", money)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listed()).toMatchObject({ state: "refunded", decided_at: time.now.toISOString() });
  await runJobs(parts, request);
  expect((await refundsOf(wantsMoney.orderId)).map(({ amount, state }) => [amount, state])).toEqual([
    [125_100, "done"],
  ]);
  expect(await db.select().from(reviewQueue).where(eq(reviewQueue.orderId, wantsMoney.orderId))).toEqual([]);

  const [offered] = (await quote(wantsAgain)).results.remedies;
  const again = { remedy_id: offered?.id, choice: "repeat", ritual_id: later.puja };
  expect((await change(wantsAgain, "remedy", { ...again, ritual_id: undefined })).code).toBe("date_gone");
  expect((await change(wantsAgain, "remedy", again)).results.remedies[0]?.state).toBe("repeated");
  const { order } = (await wantsAgain.guest.getPoojaOrder(wantsAgain.orderId, wantsAgain.t)).results;
  expect(order.state).toBe("sankalp_received");
  expect(order.timeline.find(({ state }) => state === "performed")?.at).toBeNull();
  expect((await change(wantsMoney, "remedy", { remedy_id: offered?.id, choice: "refund" })).code).toBe(
    "change_too_late",
  );
});

test("a puja whose buyer gave no names offers another date, with new names, or the money, once it is over", async () => {
  const [wantsAgain, wantsMoney] = [await paid(), await paid()];
  time.now = stock.endAt;
  await offerRemedies(db, time.now, neverStopped);
  expect((await quote(wantsAgain)).results.remedies).toEqual([]);
  time.now = new Date(stock.endAt.getTime() + 1000);
  await offerRemedies(db, time.now, neverStopped);
  await runJobs(parts, request);
  expect((await messagesTo(request, wantsAgain.guest.number))[0]).toContain("reached us in time");

  const [offered] = (await quote(wantsAgain)).results.remedies;
  expect(offered).toMatchObject({ reason: "names_missing", state: "offered", refund: { amount: 125_100 } });
  const again = { remedy_id: offered?.id, choice: "repeat", ritual_id: later.puja };
  expect((await change(wantsAgain, "remedy", again)).results.remedies[0]?.state).toBe("repeated");
  expect(
    (await wantsAgain.guest.getPoojaOrder(wantsAgain.orderId, wantsAgain.t)).results.order,
  ).toMatchObject({
    ...{ state: "sankalp_due", next_action: "fill_sankalp" },
  });

  const [money] = (await quote(wantsMoney)).results.remedies;
  await change(wantsMoney, "remedy", { remedy_id: money?.id, choice: "refund" });
  await runJobs(parts, request);
  expect((await refundsOf(wantsMoney.orderId)).map(({ amount, state }) => [amount, state])).toEqual([
    [125_100, "done"],
  ]);
  const { order } = (await wantsMoney.guest.getPoojaOrder(wantsMoney.orderId, wantsMoney.t)).results;
  expect([order.state, order.timeline.filter(({ at }) => at === null)]).toEqual(["cancelled", []]);
});

test("prasad that was not sent in time offers its price back", async () => {
  const address = {
    ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
    ...{ city: "Jaipur", state: "Rajasthan" },
  };
  const bought = await paid({ package_id: stock.withPrasad }, { address });
  await bought.guest.sendSankalp("submit", bought.orderId, bought.t);
  await performed();
  const [row] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, bought.orderId));
  await db
    .update(fulfilments)
    .set({ state: "video_ready" })
    .where(eq(fulfilments.id, row?.id ?? ""));
  time.now = new Date(stock.endAt.getTime() + 7 * DAY + 1000);
  await offerRemedies(db, time.now, neverStopped);
  const { remedies } = (await quote(bought)).results;
  expect(remedies).toMatchObject([{ reason: "prasad_late", refund: { amount: 15_100 }, dates: null }]);
  const { results } = await change(bought, "remedy", { remedy_id: remedies[0]?.id, choice: "repeat" });
  expect(results.remedies[0]?.state).toBe("repeated");
});

test("prasad that was sent and has not arrived in time offers its price or a new box, once for each box", async () => {
  const address = {
    ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
    ...{ city: "Jaipur", state: "Rajasthan" },
  };
  const bought = await paid({ package_id: stock.withPrasad }, { address });
  await bought.guest.sendSankalp("submit", bought.orderId, bought.t);
  await db.update(fulfilments).set({ state: "performed" }).where(eq(fulfilments.orderId, bought.orderId));
  const desk = async (...args: Parameters<Awaited<ReturnType<typeof staffMember>>["json"]>) =>
    (await staffMember(request, parts, "temple_desk")).json(...args);
  const { order } = (await bought.guest.getTypedOrder(bought.orderId, bought.t)).results;
  const [{ id }] = (await desk("GET", `/order?number=${order.number}`)).results;
  const send = (tracking_number: string) =>
    desk("POST", `/fulfilment/${id}/step`, { step: "dispatched", carrier: "India Post", tracking_number });
  const shipments = async () =>
    (await bought.guest.getTypedOrder(bought.orderId, bought.t)).results.order.shipments;
  await send("EK123456789IN");
  expect((await send("EK000000000IN")).code).toBe("staff.wrong_state");
  const at = async (ms: number) => {
    time.now = new Date(stock.endAt.getTime() + 7 * DAY + ms);
    await offerRemedies(db, time.now, neverStopped);
    await runJobs(parts, request);
    return (await quote(bought)).results.remedies;
  };
  expect(await at(-1000)).toEqual([]);
  await at(1000);
  const remedies = await at(60_000);
  expect(remedies).toMatchObject([
    { reason: "prasad_undelivered", state: "offered", refund: { amount: 15_100 }, dates: null },
  ]);
  const sent = await messagesTo(request, bought.guest.number);
  expect(sent.filter((text) => text.includes("could not keep our promise"))).toHaveLength(1);
  const { results } = await change(bought, "remedy", { remedy_id: remedies[0]?.id, choice: "repeat" });
  expect(results.remedies[0]?.state).toBe("repeated");

  // The new box has a number of its own, of which its buyer gets a message.
  expect(await shipments()).toBeUndefined();
  expect((await send("EK987654321IN")).results.state).toBe("prasad_dispatched");
  await runJobs(parts, request);
  expect(await shipments()).toMatchObject([{ number: "EK987654321IN" }]);
  const messages = await messagesTo(request, bought.guest.number);
  expect(messages.filter((text) => text.includes("is on its way"))).toHaveLength(2);
  expect((await send("EK000000000IN")).code).toBe("staff.wrong_state");

  // Seven days from the choice, on the eighth day after the ritual, it is missed again.
  expect((await at(8 * DAY - 1000)).map(({ state }) => state)).toEqual(["repeated"]);
  await at(8 * DAY + 1000);
  const missedAgain = await at(8 * DAY + 60_000);
  expect(missedAgain.map(({ state }) => state).toSorted()).toEqual(["offered", "repeated"]);
});

test("of prasad that came after all nothing is left to choose", async () => {
  const address = {
    ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
    ...{ city: "Jaipur", state: "Rajasthan" },
  };
  const bought = await paid({ package_id: stock.withPrasad }, { address });
  const isOfOrder = eq(fulfilments.orderId, bought.orderId);
  await db.update(fulfilments).set({ state: "prasad_dispatched" }).where(isOfOrder);
  time.now = new Date(stock.endAt.getTime() + 8 * DAY);
  await offerRemedies(db, time.now, neverStopped);
  const [remedy] = (await quote(bought)).results.remedies;
  expect(remedy).toMatchObject({ reason: "prasad_undelivered", state: "offered" });
  await db.update(fulfilments).set({ state: "delivered" }).where(isOfOrder);
  expect((await quote(bought)).results.remedies).toEqual([]);
  const choice = { remedy_id: remedy?.id, choice: "repeat" };
  expect((await change(bought, "remedy", choice)).code).toBe("change_too_late");
});

test("a missed name is reported once there is a recording, within thirty days", async () => {
  const bought = await paid();
  await bought.guest.sendSankalp("submit", bought.orderId, bought.t);
  const { item_id } = await itemOf(bought);
  expect((await change(bought, "reportName", { item_id })).code).toBe("change_too_late");
  await performed();
  const evidence = [{ state: "video_ready" as const, url: "/media/puja.mp4" }];
  await db
    .update(fulfilments)
    .set({ state: "video_ready", evidence })
    .where(eq(fulfilments.orderId, bought.orderId));
  expect((await itemOf(bought)).may_report_name).toBe(true);
  const { results } = await change(bought, "reportName", { item_id });
  expect(results.remedies).toMatchObject([{ reason: "wrong_name", state: "offered" }]);
  expect(results.items[0]?.may_report_name).toBe(false);
  time.now = new Date(stock.endAt.getTime() + 31 * DAY);
  expect((await change(bought, "reportName", { item_id })).code).toBe("change_too_late");
});

/** A part of an order whose ritual has a recording without one of its names. */
async function recorded(orderId: string) {
  const evidence = [{ state: "video_ready" as const, url: "/media/puja.mp4" }];
  await db
    .update(fulfilments)
    .set({ state: "video_ready", evidence })
    .where(eq(fulfilments.orderId, orderId));
}
async function lateRecording() {
  const bought = await paid();
  await bought.guest.sendSankalp("submit", bought.orderId, bought.t);
  await performed();
  time.now = new Date(stock.endAt.getTime() + 48 * HOUR + 1000);
  await offerRemedies(db, time.now, neverStopped);
  return bought;
}

test("a ritual that was paid back for one missed promise is neither paid back nor given again for another", async () => {
  const bought = await lateRecording();
  await recorded(bought.orderId);
  const { item_id } = await itemOf(bought);
  const [late, wrong] = (await change(bought, "reportName", { item_id })).results.remedies;
  const { results } = await change(bought, "remedy", { remedy_id: late?.id, choice: "refund" });
  expect(results.remedies).toMatchObject([{ id: late?.id, state: "refunded" }]);
  for (const choice of [{ choice: "refund" }, { choice: "repeat", ritual_id: later.puja }]) {
    const again = await change(bought, "remedy", { remedy_id: wrong?.id, ...choice });
    expect(again.code).toBe("change_too_late");
  }
  expect((await refundsOf(bought.orderId)).map(({ amount }) => amount)).toEqual([125_100]);
});

test("a name is not reported of a ritual that was paid back", async () => {
  const bought = await lateRecording();
  const [late] = (await quote(bought)).results.remedies;
  await change(bought, "remedy", { remedy_id: late?.id, choice: "refund" });
  await recorded(bought.orderId);
  const item = await itemOf(bought);
  expect(item.may_report_name).toBe(false);
  expect((await change(bought, "reportName", { item_id: item.item_id })).code).toBe("change_too_late");
});

test("a ritual that was cancelled meanwhile is not given again", async () => {
  const bought = await lateRecording();
  const [late] = (await quote(bought)).results.remedies;
  await db.update(fulfilments).set({ state: "cancelled" }).where(eq(fulfilments.orderId, bought.orderId));
  const again = { remedy_id: late?.id, choice: "repeat", ritual_id: later.puja };
  expect((await change(bought, "remedy", again)).code).toBe("change_too_late");
});

test("a ritual whose whole payment went back offers no choice any more", async () => {
  const bought = await lateRecording();
  const [late] = (await quote(bought)).results.remedies;
  const owner = await staffMember(request, parts, "owner");
  const whole = { amount: 125_100, reason: "goodwill" };
  await owner.json("POST", `/order/${bought.orderId}/refund`, whole, { "idempotency-key": "w".repeat(36) });
  await runJobs(parts, request);
  expect((await quote(bought)).results.remedies).toEqual([]);
  for (const choice of [{ choice: "refund" }, { choice: "repeat", ritual_id: later.puja }]) {
    expect((await change(bought, "remedy", { remedy_id: late?.id, ...choice })).code).toBe("change_too_late");
  }
  await recorded(bought.orderId);
  const { item_id, may_report_name } = await itemOf(bought);
  expect(may_report_name).toBe(false);
  expect((await change(bought, "reportName", { item_id })).code).toBe("change_too_late");
});
