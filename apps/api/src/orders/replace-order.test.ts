import type { OrderRequest, QuoteRequest } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { coupons } from "../coupons/coupons.table.ts";
import { newId } from "../ids/new-id.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { orders } from "./orders.table.ts";

const { db, request, parts } = await createTestApp();
await stockShop(db);
const small = { pooja_id: stock.smallPuja, package_id: stock.smallPackage };

beforeEach(async () => {
  await db.update(pujas).set({ booked: 0, capacity: 2 }).where(eq(pujas.id, stock.smallPuja));
});

const stateOf = async (id: string) =>
  (await db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state;
const bookedSeats = async () =>
  (await db.select({ booked: pujas.booked }).from(pujas).where(eq(pujas.id, stock.smallPuja)))[0]?.booked;

/** A guest with an order that the guest can replace. */
async function placeFirstOrder(fields: Partial<QuoteRequest> = {}) {
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder(fields);
  const replaces = { order_id: order.id, t };
  const orderAgain = (more: Partial<OrderRequest> = {}, other: Partial<QuoteRequest> = fields) =>
    guest.placeOrder(other, { replaces, ...more });
  return { guest, id: order.id, replaces, again: orderAgain };
}

describe("a replaced unpaid order", () => {
  test("can no longer be paid, and its seat goes to the new order", async () => {
    const { guest, id, again: orderAgain } = await placeFirstOrder(small);
    await guest.initiatePayment(id);
    const { order, replaced } = await orderAgain();
    expect([replaced, await stateOf(id), await bookedSeats()]).toEqual([true, "expired", 1]);
    expect(await guest.initiatePayment(id)).toMatchObject({ status: 410, code: "order_expired" });
    expect((await guest.getPaymentStatus(id)).results).toMatchObject({
      state: "expired",
      next_poll_ms: null,
    });
    expect((await guest.initiatePayment(order.id)).status).toBe(200);
  });

  test("stays active if a payment has succeeded or is pending", async () => {
    const paid = await placeFirstOrder();
    await submitGatewayPage(request, (await paid.guest.initiatePayment(paid.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    expect([(await paid.again()).replaced, await stateOf(paid.id)]).toEqual([false, "sankalp_due"]);

    const pending = await placeFirstOrder();
    await submitGatewayPage(
      request,
      (await pending.guest.initiatePayment(pending.id)).results.redirect_url,
      "leave",
    );
    await runJobs(parts, request);
    expect((await pending.guest.getPaymentStatus(pending.id)).results.state).toBe("pending");
    expect([(await pending.again()).replaced, await stateOf(pending.id)]).toEqual([false, "payment_pending"]);
  });

  test("becomes paid by a late payment, like any expired order", async () => {
    const { guest, id, again: orderAgain } = await placeFirstOrder(small);
    const page = (await guest.initiatePayment(id)).results.redirect_url;
    await orderAgain();
    await submitGatewayPage(request, page, "pay");
    await runJobs(parts, request);
    expect([await stateOf(id), await bookedSeats()]).toEqual(["sankalp_due", 2]);
  });

  test("is not expired if the new order is for another puja or the secret is wrong", async () => {
    const { id, replaces, again: orderAgain } = await placeFirstOrder();
    expect((await orderAgain({}, small)).replaced).toBe(false);
    const stranger = await placeFirstOrder();
    for (const wrong of [
      { ...replaces, t: stranger.replaces.t },
      { ...replaces, t: "" },
      { ...stranger.replaces, order_id: id },
      { ...replaces, order_id: newId("ord") },
    ]) {
      expect((await orderAgain({ replaces: wrong })).replaced).toBe(false);
    }
    expect(await stateOf(id)).toBe("created");
  });

  test("is reported as replaced again when the request is repeated with the same key", async () => {
    const { guest, replaces } = await placeFirstOrder();
    const { results } = await guest.quote();
    const create = async () =>
      (await guest.createOrder(results.quote_id, { replaces }, "one-key-for-this-order")).results;
    const first = await create();
    expect(await create()).toMatchObject({ replaced: true, access_token: first.access_token });
  });

  test("that is paid at the same moment stays paid, and both seats are counted", async () => {
    for (let round = 0; round < 5; round++) {
      await db.update(pujas).set({ booked: 0 }).where(eq(pujas.id, stock.smallPuja));
      const { guest, id, again: orderAgain } = await placeFirstOrder(small);
      const page = (await guest.initiatePayment(id)).results.redirect_url;
      const pay = async () => {
        await submitGatewayPage(request, page, "pay");
        await runJobs(parts, request);
      };
      const [{ order }] = await Promise.all([orderAgain(), pay()]);
      await runJobs(parts, request);
      expect([await stateOf(id), await stateOf(order.id), await bookedSeats()]).toEqual([
        "sankalp_due",
        "created",
        2,
      ]);
    }
  });

  test("expires once when many requests replace it concurrently", async () => {
    const { id, again: orderAgain } = await placeFirstOrder(small);
    await db.update(pujas).set({ capacity: 20 }).where(eq(pujas.id, stock.smallPuja));
    const created = await Promise.all(Array.from({ length: 8 }, () => orderAgain()));
    expect(created.map(({ replaced }) => replaced)).toEqual(created.map(() => true));
    expect([await stateOf(id), await bookedSeats()]).toEqual(["expired", 8]);
  });
});

describe("the coupon of a replaced unpaid order", () => {
  const once = { coupon: "ONCE" };
  beforeAll(async () => {
    await db.insert(coupons).values({
      ...{ code: "ONCE", kind: "pct", pct: 10, minTotal: { inr: 0, usd: 0, eur: 0 } },
      ...{ startsAt: testNow, firstOrderOnly: true, perCustomer: 1 },
    });
  });

  test("is used by the order that replaces it", async () => {
    const first = await placeFirstOrder(once);
    const { order, replaced } = await first.again();
    expect([replaced, await stateOf(first.id), order.totals.discount.amount]).toEqual([
      ...[true, "expired", 12_510],
    ]);
  });

  test("stays used while that order is not replaced: of another puja, or while a payment is pending", async () => {
    const other = await placeFirstOrder(once);
    const ofOther = await other.guest.quote({ ...small, ...once });
    const { replaces } = other;
    const created = await other.guest.createOrder(ofOther.results.quote_id, { replaces });
    expect(created.code).toBe("price_changed");

    const pending = await placeFirstOrder(once);
    const page = (await pending.guest.initiatePayment(pending.id)).results.redirect_url;
    await submitGatewayPage(request, page, "leave");
    await runJobs(parts, request);
    const again = await pending.guest.quote(once);
    expect(
      (await pending.guest.createOrder(again.results.quote_id, { replaces: pending.replaces })).code,
    ).toBe("price_changed");
  });

  test("is used by one of five orders that replace it at once", async () => {
    const { guest, id, replaces } = await placeFirstOrder(once);
    const { results } = await guest.quote(once);
    const created = await Promise.all(
      Array.from({ length: 5 }, () => guest.createOrder(results.quote_id, { replaces })),
    );
    expect(created.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 4 }, () => "price_changed"),
    ]);
    expect(await stateOf(id)).toBe("expired");
  });
});
