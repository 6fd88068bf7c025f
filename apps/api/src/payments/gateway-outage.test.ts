import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type Fault, startFaultProxy } from "../../test/fault-proxy.ts";
import { startRazorpay } from "../../test/local-razorpay.ts";
import { startStripe } from "../../test/local-stripe.ts";
import { runJobs } from "../../test/sandbox-gateway.ts";
import { shopper } from "../../test/shopper.ts";
import { staffMember } from "../../test/staff.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { refunds, reviewQueue } from "./payments.table.ts";
import { reconcile } from "./reconcile.ts";

const MINUTE = 60_000;
const faults: Partial<Record<number, Fault>> = { 0: "reset", 3: "hang", 6: "error" };
/** Three calls of ten fail, each in another way. */
const faultOf = (call: number): Fault | undefined => faults[call % 10];

const razorpay = await startRazorpay();
const stripe = await startStripe();
afterAll(() => Promise.all([razorpay.stop(), stripe.stop()]));
afterEach(() => vi.restoreAllMocks());

const servers = {
  razorpay: {
    ...{ server: razorpay, country: "in" },
    pay: (id: string, _at: Date, isDeclined: boolean) =>
      razorpay.pay(id, isDeclined ? { status: "failed" } : {}).webhook,
  },
  stripe: {
    ...{ server: stripe, country: "us" },
    pay: (id: string, at: Date, isDeclined: boolean) => stripe.pay(id, at, isDeclined).webhook,
  },
};

type Fate = "paid" | "declined" | "left" | "refunded";
/** The states that are true at some moment of each fate, the last one once everything is settled. */
const states = {
  paid: ["created", "success"],
  declined: ["created", "failed_retryable"],
  left: ["created"],
  refunded: ["success", "refunded"],
} as const satisfies Record<Fate, readonly string[]>;

test.each(["razorpay", "stripe"] as const)(
  "while 30 % of the calls to %s time out, fail or are reset no state is wrong, and ten minutes later all is settled (B-11)",
  async (name) => {
    const { server, country, pay } = servers[name];
    let isOutage = false;
    const calls: (Fault | undefined)[] = [];
    const proxy = await startFaultProxy(server.url, () => {
      if (!isOutage) return undefined;
      calls.push(faultOf(calls.length));
      return calls.at(-1);
    });
    onTestFinished(proxy.stop);
    // A call that hangs ends after a hundredth of the eight seconds that a gateway has.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(isOutage ? ms / 100 : ms));
    const { db, request, time, parts } = await createTestApp({
      gatewayAccounts: { [name]: { ...server.config, url: proxy.url } },
    });
    await stockShop(db);
    const owner = await staffMember(request, parts, "owner");

    /** A guest in front of the gateway's page, who presses again while the gateway is down. */
    async function guestAtGateway(fate: Fate) {
      const guest = shopper(request);
      const { order } = await guest.placeOrder({ country_code: country });
      let initiated = await guest.initiatePayment(order.id);
      for (let press = 1; initiated.status === 503 && press < 5; press++) {
        expect(initiated.code).toBe("gateway_down");
        initiated = await guest.initiatePayment(order.id);
      }
      const { gateway_order_id } = initiated.results;
      return { fate, guest, order, gatewayOrderId: gateway_order_id };
    }
    type Guest = Awaited<ReturnType<typeof guestAtGateway>>;

    const payAt = ({ fate, gatewayOrderId }: Guest) =>
      fate === "left" ? undefined : pay(gatewayOrderId, time.now, fate === "declined");
    async function refundByStaff({ order }: Guest) {
      const { amount } = order.totals.grand;
      const body = { amount, reason: "goodwill" };
      await owner.json("POST", `/order/${order.id}/refund`, body, { "idempotency-key": randomUUID() });
    }

    const guests: Guest[] = [];
    const add = async (fate: Fate) => {
      const guest = await guestAtGateway(fate);
      guests.push(guest);
      return guest;
    };
    // Before the outage: the check at thirty minutes falls into it, and the next one is planned an hour later.
    const before = ["paid", "declined", "left", "paid", "paid", "declined", "left", "paid"] as const;
    for (const fate of before) await add(fate);
    for (const _ of Array(4)) {
      const paid = payAt(await add("refunded"));
      await request(`/noauth-api/v1/payment/webhook/${name}`, paid);
    }
    await runJobs(parts, request);
    const start = testNow.getTime() + 28 * MINUTE;

    for (let minute = 0; minute <= 15; minute += minute < 5 ? 0.5 : 1) {
      time.now = new Date(start + minute * MINUTE);
      isOutage = minute < 5;
      if (minute < 4) {
        const fates = ["paid", "left", "paid", "declined"] as const;
        payAt(await add(fates[(minute * 2) % 4] ?? "paid"));
      }
      // The webhooks about them are lost.
      if (minute === 1) for (const guest of guests.slice(0, before.length)) payAt(guest);
      if (minute === 2)
        for (const guest of guests.filter(({ fate }) => fate === "refunded")) await refundByStaff(guest);
      await runJobs(parts, request);
      await reconcile(parts, time.now);
      for (const { fate, guest, order } of guests)
        expect(states[fate]).toContain((await guest.getPaymentStatus(order.id)).results.state);
    }

    expect(new Set(calls)).toEqual(new Set([undefined, "hang", "error", "reset"]));
    expect(calls.filter(Boolean).length / calls.length).toBeCloseTo(0.3, 1);
    const settled = await Promise.all(
      guests.map(async ({ guest, order }) => (await guest.getPaymentStatus(order.id)).results.state),
    );
    expect(settled).toEqual(guests.map(({ fate }) => states[fate].at(-1)));

    // Each refund was made once, though the response to its call may have been lost.
    const refunded = guests.filter(({ fate }) => fate === "refunded").map(({ order }) => order);
    const rows = await db
      .select()
      .from(refunds)
      .where(
        inArray(
          refunds.orderId,
          refunded.map(({ id }) => id),
        ),
      );
    expect(rows.map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
    expect(server.refunds.map(({ amount }) => amount)).toEqual(
      refunded.map(({ totals }) => totals.grand.amount),
    );
    expect(await db.$count(reviewQueue)).toBe(0);
  },
);
