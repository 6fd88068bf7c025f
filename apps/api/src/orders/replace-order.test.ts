import type { OrderRequest, QuoteRequest } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
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
const booked = async () =>
  (await db.select({ booked: pujas.booked }).from(pujas).where(eq(pujas.id, stock.smallPuja)))[0]?.booked;

/** Somebody who has ordered, and may order something else in its place. */
async function ordered(wish: Partial<QuoteRequest> = {}) {
  const guest = shopper(request);
  const { order, access_token: t } = await guest.placeOrder(wish);
  const replaces = { order_id: order.id, t };
  const again = (more: Partial<OrderRequest> = {}, other: Partial<QuoteRequest> = wish) =>
    guest.placeOrder(other, { replaces, ...more });
  return { guest, id: order.id, replaces, again };
}

describe("an unpaid order in whose place another is ordered", () => {
  test("can be paid no longer, and its number of places is that of one order", async () => {
    const { guest, id, again } = await ordered(small);
    await guest.initiatePayment(id);
    const { order, replaced } = await again();
    expect([replaced, await stateOf(id), await booked()]).toEqual([true, "expired", 1]);
    expect(await guest.initiatePayment(id)).toMatchObject({ status: 410, code: "order_expired" });
    expect((await guest.getPaymentStatus(id)).results).toMatchObject({
      state: "expired",
      next_poll_ms: null,
    });
    expect((await guest.initiatePayment(order.id)).status).toBe(200);
  });

  test("goes on where its money is there, or may be at any moment", async () => {
    const paid = await ordered();
    await submitGatewayPage(request, (await paid.guest.initiatePayment(paid.id)).results.redirect_url, "pay");
    await runJobs(parts, request);
    expect([(await paid.again()).replaced, await stateOf(paid.id)]).toEqual([false, "sankalp_due"]);

    const going = await ordered();
    await submitGatewayPage(
      request,
      (await going.guest.initiatePayment(going.id)).results.redirect_url,
      "leave",
    );
    await runJobs(parts, request);
    expect((await going.guest.getPaymentStatus(going.id)).results.state).toBe("pending");
    expect([(await going.again()).replaced, await stateOf(going.id)]).toEqual([false, "payment_pending"]);
  });

  test("is paid all the same by money that comes late, as any that has run out", async () => {
    const { guest, id, again } = await ordered(small);
    const page = (await guest.initiatePayment(id)).results.redirect_url;
    await again();
    await submitGatewayPage(request, page, "pay");
    await runJobs(parts, request);
    expect([await stateOf(id), await booked()]).toEqual(["sankalp_due", 2]);
  });

  test("is none that another rite is ordered after, and none whose secret is not brought", async () => {
    const { id, replaces, again } = await ordered();
    expect((await again({}, small)).replaced).toBe(false);
    const stranger = await ordered();
    for (const wrong of [
      { ...replaces, t: stranger.replaces.t },
      { ...replaces, t: "" },
      { ...stranger.replaces, order_id: id },
      { ...replaces, order_id: newId("ord") },
    ]) {
      expect((await again({ replaces: wrong })).replaced).toBe(false);
    }
    expect(await stateOf(id)).toBe("created");
  });

  test("is told to have ended to whoever asks twice under one key", async () => {
    const { guest, replaces } = await ordered();
    const { results } = await guest.quote();
    const ask = async () =>
      (await guest.createOrder(results.quote_id, { replaces }, "one-key-for-this-order")).results;
    const first = await ask();
    expect(await ask()).toMatchObject({ replaced: true, access_token: first.access_token });
  });

  test("and paid in the same moment is paid, and both places are counted", async () => {
    for (let round = 0; round < 5; round++) {
      await db.update(pujas).set({ booked: 0 }).where(eq(pujas.id, stock.smallPuja));
      const { guest, id, again } = await ordered(small);
      const page = (await guest.initiatePayment(id)).results.redirect_url;
      const pay = async () => {
        await submitGatewayPage(request, page, "pay");
        await runJobs(parts, request);
      };
      const [{ order }] = await Promise.all([again(), pay()]);
      await runJobs(parts, request);
      expect([await stateOf(id), await stateOf(order.id), await booked()]).toEqual([
        "sankalp_due",
        "created",
        2,
      ]);
    }
  });

  test("by many at once ends once", async () => {
    const { id, again } = await ordered(small);
    await db.update(pujas).set({ capacity: 20 }).where(eq(pujas.id, stock.smallPuja));
    const made = await Promise.all(Array.from({ length: 8 }, () => again()));
    expect(made.map(({ replaced }) => replaced)).toEqual(made.map(() => true));
    expect([await stateOf(id), await booked()]).toEqual(["expired", 8]);
  });
});
