import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { messagesTo, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { stock, stockShop } from "../../../test/stock-shop.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { describeTithi, nameTithis, tithiAt } from "../../calendar/tithi.ts";
import { stableId } from "../../ids/new-id.ts";
import { closeCancelled } from "../../orders/close-cancelled.ts";
import { fulfilments, orders } from "../../orders/orders.table.ts";
import { refunds } from "../../payments/payments.table.ts";
import { packages } from "../../puja-packages/puja-packages.table.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";
import { offerRemedies } from "../../remedies/offer-remedies.ts";
import { remedies } from "../../remedies/remedies.table.ts";
import { readSeries } from "../puja-series/puja-series.queries.ts";

const { db, parts, request, time } = await createTestApp();
await stockShop(db);
const owner = await staffMember(request, parts, "owner");
const DAY = 86_400_000;
const neverStopped = new AbortController().signal;

/** Another date of the stock's puja, with its packages. */
async function addDate(name: string, days: number): Promise<string> {
  const id = stableId("pj", "test-puja", name);
  const later = (date: Date) => new Date(date.getTime() + days * DAY);
  const [puja] = await db.select().from(pujas).where(eq(pujas.id, stock.puja));
  if (!puja) throw new Error("the stock has no puja");
  await db.insert(pujas).values({
    ...{ ...puja, id, startAt: later(puja.startAt), endAt: later(puja.endAt) },
    ...{ cutoffAt: later(puja.cutoffAt), sankalpCutoffAt: later(puja.sankalpCutoffAt) },
  });
  const own = await db.select().from(packages).where(eq(packages.pujaId, stock.puja));
  await db
    .insert(packages)
    .values(own.map((each) => ({ ...each, id: stableId("pk", "test-puja", name, each.id), pujaId: id })));
  return id;
}
const packagesOf = (date: string) =>
  db.select().from(packages).where(eq(packages.pujaId, date)).orderBy(packages.position);
const other = await addDate("other", 14);

afterEach(() => {
  time.now = testNow;
});

/** A paid booking of this date of the puja. */
async function booked(puja: string) {
  const guest = shopper(request);
  const [first] = await db
    .select()
    .from(packages)
    .where(eq(packages.pujaId, puja))
    .orderBy(packages.position);
  const { order, access_token: t } = await guest.placeOrder({ pooja_id: puja, package_id: first?.id ?? "" });
  const { results } = await guest.initiatePayment(order.id);
  await submitGatewayPage(request, results.redirect_url, "pay");
  await runJobs(parts, request);
  const changes = async () =>
    (await (await guest.get(`/api/v1/order/policyQuote?order_id=${order.id}`, t)).json()).results;
  const choose = async (choice: string, more = {}) => {
    const [remedy] = (await changes()).remedies;
    const body = { order_id: order.id, remedy_id: remedy?.id, choice, ...more };
    return (await guest.post(`/api/v1/order/remedy?t=${t}`, body)).status;
  };
  const state = async () => (await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.id)))[0];
  return { guest, order, changes, choose, state, texts: () => messagesTo(request, guest.number) };
}
const runMissed = async () => {
  await offerRemedies(db, time.now, neverStopped);
  await runJobs(parts, request);
};

test("the buyers of a date that staff cancel are notified once, and get another date or exactly their money", async () => {
  const date = await addDate("cancelled", 1);
  const [paidBack, moved] = [await booked(date), await booked(date)];
  const [first] = await packagesOf(date);

  const cancelled = await owner.json("POST", `/ritualDate/${date}/cancel`);
  expect([cancelled.status, cancelled.results.state, cancelled.results.orders]).toEqual([
    200,
    "cancelled",
    2,
  ]);
  expect(await owner.json("POST", `/ritualDate/${date}/cancel`)).toMatchObject({ code: "staff.wrong_state" });
  const again = await shopper(request).quote({ pooja_id: date, package_id: first?.id ?? "" });
  expect(again.results.problems).toMatchObject([{ code: "cutoff_passed" }]);

  for (let i = 0; i < 3; i++) await runMissed();
  for (const each of [paidBack, moved]) {
    expect((await each.texts()).filter((text) => text.includes("had to cancel the date"))).toHaveLength(1);
    expect((await each.changes()).remedies).toMatchObject([
      { reason: "date_cancelled", state: "offered", refund: { amount: 125_100, currency: "inr" } },
    ]);
  }
  expect(await paidBack.choose("refund")).toBe(200);
  expect(await paidBack.choose("refund")).toBe(409);
  await runJobs(parts, request);
  const given = await db.select().from(refunds).where(eq(refunds.orderId, paidBack.order.id));
  expect(given.map(({ amount, state }) => [amount, state])).toEqual([[125_100, "done"]]);
  expect((await paidBack.state())?.state).toBe("cancelled");
  expect(await moved.choose("repeat", { ritual_id: other })).toBe(200);
  const [onOther] = await db.select().from(pujas).where(eq(pujas.id, other));
  expect((await moved.state())?.startsAt).toEqual(onOther?.startAt);
  // The puja's page counts as the list of dates does, also where seats have no limit.
  const [row] = await db.select().from(series).where(eq(series.slug, "test-puja"));
  if (!row) throw new Error("the stock has no series");
  const { dates } = await readSeries(db, row, time.now);
  expect(dates.find(({ id }) => id === other)).toMatchObject({ orders: 1 });

  // Nothing of a cancelled date is late, and nobody can report it as performed.
  time.now = new Date(stock.startAt.getTime() + 30 * DAY);
  await runMissed();
  expect(await db.$count(remedies, eq(remedies.orderId, paidBack.order.id))).toBe(1);
  const desk = await staffMember(request, parts, "temple_desk", "Om");
  expect(await desk.json("POST", `/ritual/${date}/performed`)).toMatchObject({ code: "staff.wrong_state" });
});

test("unpaid orders of a date that staff cancel are closed once, and a payment that was under way goes back", async () => {
  const date = await addDate("cancelled-unpaid", 3);
  const [first] = await packagesOf(date);
  const choice = { pooja_id: date, package_id: first?.id ?? "" };
  const [waiting, paying] = [shopper(request), shopper(request)];
  const { order: unpaid } = await waiting.placeOrder(choice);
  const { order: underWay } = await paying.placeOrder(choice);
  const { results: attempt } = await paying.initiatePayment(underWay.id);
  const { order: elsewhere } = await shopper(request).placeOrder();
  const stateOf = async ({ id }: { id: string }) =>
    (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
  const close = () => closeCancelled(db, time.now, neverStopped);
  expect(await close()).toBe(0);

  await owner.json("POST", `/ritualDate/${date}/cancel`);
  expect([await close(), await close()]).toEqual([2, 0]);
  await runJobs(parts, request);
  expect([await stateOf(unpaid), await stateOf(underWay)]).toEqual(["expired", "expired"]);
  expect(await stateOf(elsewhere)).toBe("created");
  for (const { number } of [waiting, paying]) {
    const sent = (await messagesTo(request, number)).filter((text) => text.includes("unpaid order"));
    expect(sent).toHaveLength(1);
  }
  const again = await waiting.initiatePayment(unpaid.id);
  expect(again.status).toBe(410);

  await submitGatewayPage(request, attempt.redirect_url, "pay");
  await runJobs(parts, request);
  const given = await db.select().from(refunds).where(eq(refunds.orderId, underWay.id));
  expect(given.map(({ amount, state }) => [amount, state])).toEqual([[125_100, "done"]]);
  expect(await stateOf(underWay)).toBe("cancelled");
  await runMissed();
  expect(await db.$count(remedies, eq(remedies.orderId, underWay.id))).toBe(0);
});

test("a payment that comes before the unpaid orders of a cancelled date are closed goes back too", async () => {
  const date = await addDate("cancelled-late", 4);
  const [first] = await packagesOf(date);
  const buyer = shopper(request);
  const { order } = await buyer.placeOrder({ pooja_id: date, package_id: first?.id ?? "" });
  const { results: attempt } = await buyer.initiatePayment(order.id);
  await owner.json("POST", `/ritualDate/${date}/cancel`);
  await submitGatewayPage(request, attempt.redirect_url, "pay");
  await runJobs(parts, request);
  const given = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(given.map(({ amount, state, reason }) => [amount, state, reason])).toEqual([
    [125_100, "done", "too_late"],
  ]);
});

test("a date that staff move takes its orders along, and their buyers may choose until its new cut-off", async () => {
  const date = await addDate("moved", 2);
  const [staying, leaving] = [await booked(date), await booked(date)];
  const startsAt = new Date(stock.startAt.getTime() + 5 * DAY);
  const move = (starts_at: Date) =>
    owner.json("POST", `/ritualDate/${date}/move`, { starts_at: starts_at.toISOString() });
  const misfits = [new Date(testNow.getTime() - 1), new Date("2050-01-01T04:30:00.000Z")];
  const [before] = await db.select().from(pujas).where(eq(pujas.id, date));
  const sameMinute = new Date(Math.floor((before?.startAt.getTime() ?? 0) / 60_000) * 60_000);
  for (const misfit of [...misfits, sameMinute])
    expect(await move(misfit)).toMatchObject({ status: 422, field_errors: [{ field: "starts_at" }] });
  expect((await move(startsAt)).results.starts_at).toBe(startsAt.toISOString());
  const [after] = await db.select().from(pujas).where(eq(pujas.id, date));
  expect(after?.tithi).toEqual(nameTithis([describeTithi(tithiAt(startsAt))]));
  for (let i = 0; i < 3; i++) await runMissed();
  for (const each of [staying, leaving]) {
    expect((await each.state())?.startsAt).toEqual(startsAt);
    expect((await each.texts()).filter((text) => text.includes("had to move"))).toHaveLength(1);
    const [remedy] = (await each.changes()).remedies;
    expect(remedy).toMatchObject({ reason: "date_moved", state: "offered", refund: { amount: 125_100 } });
    expect(remedy.dates.map(({ ritual_id }: { ritual_id: string }) => ritual_id)).not.toContain(date);
  }
  expect(await leaving.choose("refund")).toBe(200);
  expect((await leaving.state())?.state).toBe("cancelled");

  time.now = new Date((await staying.state())?.cutoffAt ?? 0);
  expect((await staying.changes()).remedies).toEqual([]);
});

test("the packages of one date are priced apart, and what was sold keeps its price", async () => {
  const date = await addDate("priced", 3);
  const before = await booked(date);
  const read = (await owner.json("GET", `/ritualDate/${date}`)).results;
  const prices = { inr: 99_900, usd: 2_000, eur: 1_900 };
  const [cheapestPackage] = read.packages;
  const priced = await owner.json("PUT", `/ritualDate/${date}/prices`, {
    packages: [{ id: cheapestPackage.id, prices }],
  });
  expect(priced.results.packages[0].prices).toEqual(prices);
  const { results } = await shopper(request).quote({ pooja_id: date, package_id: cheapestPackage.id });
  expect(results.totals.grand.amount).toBe(99_900);
  expect((await db.select().from(pujas).where(eq(pujas.id, date)))[0]?.priceFrom.inr).toBe(99_900);
  expect((await db.select().from(pujas).where(eq(pujas.id, other)))[0]?.priceFrom.inr).not.toBe(99_900);
  expect(before.order.totals.grand.amount).toBe(125_100);
  const foreign = { packages: [{ id: "pk_of_another_date", prices }] };
  expect((await owner.json("PUT", `/ritualDate/${date}/prices`, foreign)).status).toBe(404);
});
