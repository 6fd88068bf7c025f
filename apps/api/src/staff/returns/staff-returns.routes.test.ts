import { invoice, type OrderRequest, orderChanges } from "@aradhana/core/contract";
import { type GemQuoteRequest, goodsQuote } from "@aradhana/core/goods";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../../test/sandbox-gateway.ts";
import { messagesTo, readResponse, shopper } from "../../../test/shopper.ts";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { gems } from "../../goods/gems.table.ts";
import { productVariants } from "../../goods/products.table.ts";
import { stableId } from "../../ids/new-id.ts";
import { findCreditNote } from "../../invoices/credit-notes.queries.ts";
import { refunds, reviewQueue } from "../../payments/payments.table.ts";

const { db, parts, request, time } = await createTestApp();
const DAY = 86_400_000;
const owner = await staffMember(request, parts, "owner");
const desk = await staffMember(request, parts, "temple_desk");
const support = await staffMember(request, parts, "support");
afterEach(() => {
  time.now = testNow;
});

const mala = stableId("pv", "tulsi-mala-108", "yellow");
const address = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
  ...{ city: "Jaipur", state: "Rajasthan" },
};
const ofMala = { variant_id: mala, qty: 3 };
const takenOf = async (id: string) =>
  (await db.select().from(productVariants).where(eq(productVariants.id, id)))[0]?.taken ?? 0;

type Bought = Awaited<ReturnType<typeof delivered>>;

/** Goods that were paid, sent and delivered. */
async function delivered(path = "abhimantrit", choice: object = ofMala, more: Partial<OrderRequest> = {}) {
  const guest = shopper(request);
  const body = { ...choice, postcode: address.postcode };
  const { results } = await readResponse(await guest.post(`/noauth-api/v1/${path}/quote`, body), goodsQuote);
  const type = path === "gemstone" ? "gemstone" : "abhimantrit";
  const created = await guest.createOrder(results.quote_id, { type, address, ...more });
  const { order, access_token: t } = created.results;
  if (!more.pays_on_delivery) {
    const payment = await guest.initiatePayment(order.id);
    await submitGatewayPage(request, payment.results.redirect_url, "pay");
    await runJobs(parts, request);
  }
  const id = (await desk.json("GET", `/order?number=${order.number}`)).results[0].id;
  const sent = { step: "dispatched", carrier: "India Post", tracking_number: "EK123456789IN" };
  for (const step of [{ step: "packed" }, sent, { step: "delivered" }])
    await desk.json("POST", `/fulfilment/${id}/step`, step);
  return { guest, order, t };
}
const gem = (choice: Omit<GemQuoteRequest, "product_id">, slug: string, more: Partial<OrderRequest> = {}) =>
  delivered("gemstone", { ...choice, product_id: stableId("pd", slug) }, more);

const changesOf = async ({ guest, order, t }: Bought) =>
  (await readResponse(await guest.get(`/api/v1/order/policyQuote?order_id=${order.id}&t=${t}`), orderChanges))
    .results;
async function itemOf(bought: Bought) {
  const [item] = (await changesOf(bought)).items;
  if (!item) throw new Error("the order has no item");
  return item;
}
async function returnOf(bought: Bought, changes: object = {}) {
  const { item_id, return: offer } = await itemOf(bought);
  const refund = offer?.by === "form" ? offer.refunds[0] : { amount: 1, currency: "inr" };
  const body = { order_id: bought.order.id, item_id, pieces: 1, reason: "changed_mind", refund, ...changes };
  return readResponse(await bought.guest.post(`/api/v1/order/return?t=${bought.t}`, body), orderChanges);
}
const staffReturnOf = async ({ order }: Bought) =>
  (await desk.json("GET", `/order/${order.id}`)).results.returns[0];
const step = (id: string, body: object, by = desk) => by.json("POST", `/return/${id}/step`, body);
const statesOf = async ({ guest, order, t }: Bought) =>
  (await guest.getTypedOrder(order.id, t)).results.order.timeline
    .filter(({ at }) => at !== null)
    .map(({ state }) => state);

test("a piece is sent back, inspected, put into the stock and refunded with the amount that was shown", async () => {
  const bought = await delivered();
  const offer = (await itemOf(bought)).return;
  if (offer?.by !== "form") throw new Error("the mala cannot be returned");
  const [line] = bought.order.lines;
  expect(offer.refunds.map(({ amount }) => amount)).toEqual(
    [1, 2, 3].map((pieces) => ((line?.amount.amount ?? 0) * pieces) / 3),
  );

  const { results } = await returnOf(bought);
  expect(results.items[0]?.return).toBeNull();
  expect(results.returns).toMatchObject([
    { pieces: 1, state: "return_requested", refund: offer.refunds[0], rejection: null },
  ]);
  expect((await returnOf(bought, { refund: offer.refunds[0] })).results.returns).toHaveLength(1);
  expect(await returnOf(bought, { pieces: 2 })).toMatchObject({ errorBody: { code: "return_requested" } });

  const taken = await takenOf(mala);
  const { id } = await staffReturnOf(bought);
  const refund = () => support.json("POST", `/return/${id}/refund`);
  expect(await refund()).toMatchObject({ status: 409, code: "staff.wrong_state" });
  await step(id, { step: "picked_up" });
  expect(await step(id, { step: "picked_up" })).toMatchObject({ status: 409, code: "staff.wrong_state" });
  await step(id, { step: "inspected", restock: true });
  expect(await takenOf(mala)).toBe(taken - 1);
  expect((await refund()).results).toMatchObject({ state: "refunded", restocked: true });
  expect(await refund()).toMatchObject({ status: 409, code: "staff.wrong_state" });

  await runJobs(parts, request);
  const given = await db.select().from(refunds).where(eq(refunds.orderId, bought.order.id));
  expect(given.map(({ amount, reason, state }) => [amount, reason, state])).toEqual([
    [offer.refunds[0]?.amount, "returned", "done"],
  ]);
  // The invoice is opened first now: what was paid back before is in a credit note, of the goods alone.
  const path = `/api/v1/order/invoice?order_id=${bought.order.id}&t=${bought.t}`;
  const documents = (await readResponse(await bought.guest.get(path), invoice)).results;
  expect(documents.credit_notes).toHaveLength(1);
  const { pathname } = new URL(documents.credit_notes[0]?.pdf_url ?? "");
  const note = await findCreditNote(db, parts.vault, pathname.split("/").at(-1) ?? "");
  expect(note?.facts.lines.map(({ qty, title }) => [qty, title.en])).toEqual([[1, line?.title]]);

  expect((await statesOf(bought)).slice(-5)).toEqual([
    ...["delivered", "return_requested", "picked_up", "inspected", "refunded"],
  ]);
  const messages = await messagesTo(request, bought.guest.number);
  for (const news of ["We have your return", "on its way back to us", "is accepted"])
    expect(messages.filter((text) => text.includes(news))).toHaveLength(1);
});

test("the window ends with its last day in India, and what cannot be returned says why", async () => {
  const bought = await delivered();
  const { until } = (await itemOf(bought)).return ?? {};
  expect(until).toBe("2026-11-27T18:29:00.000Z");
  const { item_id } = await itemOf(bought);
  expect(await returnOf(bought, { item_id: `oi_${"a".repeat(22)}` })).toMatchObject({
    errorBody: { code: "return_closed", details: { reason: "unknown_item" } },
  });
  expect(await returnOf(bought, { pieces: 4 })).toMatchObject({
    errorBody: { details: { reason: "too_many" } },
  });
  expect(await returnOf(bought, { refund: { amount: 5, currency: "inr" } })).toMatchObject({
    errorBody: { code: "refund_changed" },
  });
  time.now = new Date(testNow.getTime() + 8 * DAY);
  expect((await itemOf(bought)).return).toBeNull();
  expect(await returnOf(bought, { item_id })).toMatchObject({
    errorBody: { code: "return_closed", details: { reason: "window_passed" } },
  });
});

test("a gem pays back by its setting: all of a loose one, the stone of a pendant, and a ring by customer care", async () => {
  const loose = await gem({ setting: "loose" }, "ruby-01");
  const pendant = await gem({ setting: "pendant", metal: "silver" }, "ruby-02");
  const ring = await gem({ setting: "ring", metal: "silver", ring_size: 12 }, "ruby-03");
  const amountOf = async (bought: Bought) => {
    const offer = (await itemOf(bought)).return;
    return offer?.by === "form" ? offer.refunds.map(({ amount }) => amount) : offer?.by;
  };
  expect(await amountOf(loose)).toEqual([loose.order.totals.grand.amount]);
  expect(await amountOf(pendant)).toEqual([
    pendant.order.lines.find(({ kind }) => kind === "gem")?.amount.amount,
  ]);
  expect(await amountOf(ring)).toBe("care");
  expect(await returnOf(ring)).toMatchObject({ errorBody: { details: { reason: "by_care" } } });
});

test("the refund of a dear stone waits for an owner who did not request it, and needs no review", async () => {
  const bought = await gem({ setting: "loose" }, "ruby-04");
  await returnOf(bought);
  const { id } = await staffReturnOf(bought);
  await step(id, { step: "picked_up" });
  await step(id, { step: "inspected", restock: true });
  const refund = () => owner.json("POST", `/return/${id}/refund`);
  expect((await refund()).results).toMatchObject({ state: "inspected", refund_waits: true });
  expect((await refund()).results.refund_waits).toBe(true);
  expect((await db.select().from(gems).where(eq(gems.slug, "ruby-04")))[0]?.taken).toBe(0);
  const waiting = (await owner.json("GET", `/order/${bought.order.id}`)).results.refunds;
  expect(waiting).toMatchObject([{ state: "waiting", reason: "returned" }]);
  const second = await staffMember(request, parts, "owner");
  await second.json("POST", `/refund/${waiting[0].id}/approve`);
  expect((await staffReturnOf(bought)).state).toBe("refunded");
  await runJobs(parts, request);
  expect((await changesOf(bought)).refunds[0]?.state).toBe("done");
  expect(await db.$count(reviewQueue, eq(reviewQueue.subject, bought.order.id))).toBe(0);
});

test("a rejected return ends with a reason that the buyer reads", async () => {
  const bought = await delivered();
  await returnOf(bought, { reason: "damaged" });
  const { id } = await staffReturnOf(bought);
  await step(id, { step: "picked_up" });
  const reject = () => support.json("POST", `/return/${id}/reject`, { rejection: "worn" });
  expect((await reject()).results).toMatchObject({ state: "rejected", rejection: "worn" });
  expect(await reject()).toMatchObject({ status: 409, code: "staff.wrong_state" });
  expect((await changesOf(bought)).returns).toMatchObject([{ state: "rejected", rejection: "worn" }]);
  await runJobs(parts, request);
  const messages = await messagesTo(request, bought.guest.number);
  expect(messages.filter((text) => text.includes("could not accept"))).toHaveLength(1);
  expect((await owner.json("GET", "/return?state=rejected")).results).toMatchObject([{ id }]);
});
