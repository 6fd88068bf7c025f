import { booking, openSlots, sharedChart } from "@aradhana/core/consultation";
import { quote } from "@aradhana/core/contract";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { slots } from "../astrologers/astrologers.table.ts";
import { customers } from "../customers/customers.table.ts";
import { stableId } from "../ids/new-id.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { fulfilments } from "../orders/orders.table.ts";
import { refunds } from "../payments/payments.table.ts";
import { returnMoney } from "./bookings.queries.ts";
import { bookings } from "./consultations.table.ts";
import { endMissed } from "./end-missed.ts";
import { holdSlot } from "./hold-slot.ts";
import { openOfBooking } from "./sealed-booking.ts";

const { db, request, parts, time } = await createTestApp();
const HOUR = 3_600_000;
const MINUTE = 60_000;
const meenakshi = stableId("ag", "meenakshi-sundaram");

beforeEach(() => {
  time.now = testNow;
});

const readSlots = async (astrologer = meenakshi) =>
  (
    await readResponse(
      await request(`/noauth-api/v1/astrologer/getSlots?astrologer_id=${astrologer}`),
      openSlots,
    )
  ).results.slots;

const wait = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

async function customer() {
  const me = shopper(request);
  await me.signIn();
  const post = async (path: string, body: object) =>
    readResponse(await me.post(`/api/v1/astro/${path}`, body), booking);
  return {
    ...{ me, post },
    hold: (slotId: string, question?: string) =>
      post("holdSlot", { slot_id: slotId, mode: "chat", minutes: 30, ...(question && { question }) }),
    read: async (id: string) =>
      readResponse(await me.get(`/api/v1/astro/getBookingById?booking_id=${id}`), booking),
    async order(bookingId: string) {
      const priced = await readResponse(
        await me.post("/noauth-api/v1/consultation/quote", { booking_id: bookingId }),
        quote,
      );
      return me.createOrder(priced.results.quote_id, { type: "consultation" });
    },
    async pay(orderId: string) {
      const { redirect_url } = (await me.initiatePayment(orderId)).results;
      await submitGatewayPage(request, redirect_url, "pay");
      await runJobs(parts, request);
    },
  };
}

/** A paid booking of a slot that begins in a day or more. */
async function paidBooking() {
  const buyer = await customer();
  const tomorrow = time.now.getTime() + 24 * HOUR;
  const slot = (await readSlots()).find(({ start_at }) => Date.parse(start_at) > tomorrow);
  const { id } = (await buyer.hold(slot?.id ?? "")).results;
  const { order } = (await buyer.order(id)).results;
  await buyer.pay(order.id);
  return { ...buyer, id, orderId: order.id, startAt: Date.parse(slot?.start_at ?? "") };
}

const refundsOf = (orderId: string) => db.select().from(refunds).where(eq(refunds.orderId, orderId));

describe("holding a slot", () => {
  test("reserves it for ten minutes, for one customer, then releases it", async () => {
    const [first] = await readSlots();
    const [asha, ravi] = [await customer(), await customer()];
    const first30 = await asha.hold(first?.id ?? "");
    expect(first30.status).toBe(201);
    expect(first30.results).toMatchObject({ phase: "reserved", price: { amount: 89_900, currency: "inr" } });
    expect((await asha.hold(first?.id ?? "")).results.id).toBe(first30.results.id);
    expect((await ravi.hold(first?.id ?? "")).code).toBe("slot_taken");
    wait(10 * MINUTE);
    expect((await asha.read(first30.results.id)).results.phase).toBe("expired");
    expect((await ravi.hold(first?.id ?? "")).results.phase).toBe("reserved");
    wait(10 * MINUTE);
    await endMissed(parts, time.now);
    expect((await db.select().from(slots).where(eq(slots.state, "held"))).length).toBe(0);
  });

  test("again stores the question and the birth that were given meanwhile, sealed", async () => {
    const [first] = await readSlots();
    const { hold, me, post } = await customer();
    const { id } = (await hold(first?.id ?? "", "When shall I marry?")).results;
    expect((await hold(first?.id ?? "", "Shall I change my job?")).results.id).toBe(id);
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    expect(openOfBooking(parts.vault, id, "question", row?.questionSealed ?? null)).toBe(
      "Shall I change my job?",
    );
    const place = { name: "Delhi", country_code: "in", lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" };
    const birth = { name: "Asha Verma", date: "1943-06-01", time: "12:00", place };
    const body = { slot_id: first?.id, mode: "chat", minutes: 30 };
    expect((await post("holdSlot", { ...body, birth: { ...birth, date: "2990-01-01" } })).status).toBe(422);
    expect((await post("holdSlot", { ...body, birth })).results.id).toBe(id);
    const [sealed] = await db.select().from(bookings).where(eq(bookings.id, id));
    expect(sealed?.birthSealed).not.toContain("Asha");
    const chart = await readResponse(await me.get(`/api/v1/astro/chart?booking_id=${id}`), sharedChart);
    expect(chart.results.basis.map(({ value }) => value)).toContain("UTC+06:30");
  });

  test("in two tabs at once leaves one reservation, and no time is open that is being paid for", async () => {
    for (const round of [0, 1, 2]) {
      const { hold, order } = await customer();
      const [one, two, three] = (await readSlots()).slice(round * 3);
      const { id } = (await hold(one?.id ?? "")).results;
      await Promise.all([order(id), hold(two?.id ?? ""), hold(three?.id ?? "")]);
      const customerId = db.select({ id: bookings.customerId }).from(bookings).where(eq(bookings.id, id));
      const own = await db
        .select({ state: bookings.state, slot: slots.state })
        .from(bookings)
        .leftJoin(slots, eq(slots.bookingId, bookings.id))
        .where(inArray(bookings.customerId, customerId));
      expect(own.filter(({ state }) => state === "held").length).toBeLessThanOrEqual(1);
      for (const { state, slot } of own) {
        if (state === "payment_pending") expect(slot).toBe("booked");
        if (state === "expired") expect(slot).toBeNull();
      }
    }
  });

  test("of a hundred customers who want one slot at once, one gets it", async () => {
    const [, , popular] = await readSlots();
    const slotId = popular?.id ?? "";
    const people = Array.from({ length: 100 }, (_, index) => ({
      ...{ id: `cus_crowd_${index}`, phoneIndex: `crowd ${index}`, phoneSealed: "", language: "en" as const },
      ...{ countryCode: "in", createdAt: time.now, updatedAt: time.now },
    }));
    await db.insert(customers).values(people);
    const tried = await Promise.allSettled(
      people.map(({ id }) =>
        holdSlot(db, parts.vault, {
          ...{ customerId: id, slotId, mode: "chat", minutes: 15, currency: "inr", language: "en" },
          ...{ hasCalls: false, at: time.now },
        }),
      ),
    );
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.$count(bookings, eq(bookings.slotId, slotId))).toBe(1);
  });

  test("a customer holds one slot at a time", async () => {
    const [first, second] = await readSlots();
    const asha = await customer();
    const before = (await asha.hold(first?.id ?? "")).results.id;
    await asha.hold(second?.id ?? "");
    expect((await asha.read(before)).results.phase).toBe("expired");
    expect((await readSlots()).some(({ id }) => id === first?.id)).toBe(true);
  });

  test("needs a session of that kind, and a sign-in", async () => {
    const [first] = await readSlots();
    const asha = await customer();
    const guest = shopper(request);
    const body = { slot_id: first?.id, mode: "chat", minutes: 30 };
    expect((await readResponse(await guest.post("/api/v1/astro/holdSlot", body), booking)).code).toBe(
      "unauthorized",
    );
    const missing = { ...body, slot_id: stableId("sl", "none") };
    expect((await asha.post("holdSlot", missing)).code).toBe("slot_taken");
    // He talks by chat and video, for 15 or 30 minutes.
    const [slot] = await readSlots(stableId("ag", "arjun-hegde"));
    for (const other of [{ minutes: 60 }, { mode: "call" }]) {
      const notOffered = await asha.post("holdSlot", { ...body, slot_id: slot?.id, ...other });
      expect([notOffered.status, notOffered.code]).toEqual([422, "session_not_offered"]);
    }
  });

  test("another's booking is the same 404 as none", async () => {
    const [first] = await readSlots();
    const [asha, ravi] = [await customer(), await customer()];
    const { id } = (await asha.hold(first?.id ?? "")).results;
    const foreign = await ravi.read(id);
    const missing = await ravi.read(stableId("bkg", "none"));
    expect([foreign.status, foreign.code]).toEqual([404, "booking_not_found"]);
    expect([missing.status, missing.code]).toEqual([404, "booking_not_found"]);
  });
});

describe("a booking", () => {
  test("is confirmed by the payment, and not said to be unpaid while its outcome is unknown", async () => {
    const [slot] = await readSlots();
    const buyer = await customer();
    const { id } = (await buyer.hold(slot?.id ?? "")).results;
    const { order } = (await buyer.order(id)).results;
    const page = (await buyer.me.initiatePayment(order.id)).results.redirect_url;
    await submitGatewayPage(request, page, "leave");
    await runJobs(parts, request);
    expect((await buyer.read(id)).results).toMatchObject({ phase: "payment_confirming", held_until: null });
    await submitGatewayPage(request, page, "pay");
    await runJobs(parts, request);
    expect((await buyer.read(id)).results).toMatchObject({ phase: "confirmed", order_id: order.id });
    const [stored] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.id));
    expect(stored).toMatchObject({ kind: "service", state: "confirmed" });
  });

  test("that is not paid in time gives the slot back", async () => {
    const [first] = await readSlots();
    const asha = await customer();
    const { id } = (await asha.hold(first?.id ?? "")).results;
    await asha.order(id);
    expect((await asha.read(id)).results.phase).toBe("payment_pending");
    wait(10 * MINUTE);
    await expireOrders(db, time.now);
    expect((await asha.read(id)).results.phase).toBe("expired");
    expect((await readSlots()).some((slot) => slot.id === first?.id)).toBe(true);
  });

  test.each([
    ["all, until twelve hours before", 12 * HOUR, 89_900],
    ["half, until two hours before", 12 * HOUR - 1, 44_950],
    ["nothing, after that", 2 * HOUR - 1, 0],
  ])("that is cancelled gives back %s: what is shown is what is refunded", async (_, before, amount) => {
    const { id, orderId, startAt, read, post } = await paidBooking();
    time.now = new Date(startAt - before);
    const shown = (await read(id)).results.refund_now?.amount ?? -1;
    expect(shown).toBe(amount);
    expect((await post("cancel", { booking_id: id, refund: shown + 1 })).code).toBe("refund_changed");
    const cancelled = await post("cancel", { booking_id: id, refund: shown });
    expect(cancelled.results.phase).toBe("cancelled");
    expect((await refundsOf(orderId)).map((refund) => refund.amount)).toEqual(amount > 0 ? [amount] : []);
    expect((await post("cancel", { booking_id: id, refund: shown })).code).toBe("booking_fixed");
  });

  test("of which something was given back before gives back at most the rest, as shown", async () => {
    const { id, orderId, read, post } = await paidBooking();
    await db.transaction((tx) => returnMoney(tx, orderId, 20_000, time.now));
    const shown = (await read(id)).results.refund_now?.amount;
    expect(shown).toBe(69_900);
    await post("cancel", { booking_id: id, refund: shown });
    expect((await refundsOf(orderId)).map(({ amount }) => amount).sort()).toEqual([20_000, 69_900]);
  });

  test("can be moved once, and its old time is open again", async () => {
    const { id, read, post } = await paidBooking();
    const before = (await read(id)).results.start_at;
    const other = (await readSlots()).at(-1);
    const moved = await post("reschedule", { booking_id: id, slot_id: other?.id });
    expect(moved.results.start_at).toBe(other?.start_at);
    expect((await readSlots()).some(({ start_at }) => start_at === before)).toBe(true);
    const again = await post("reschedule", { booking_id: id, slot_id: (await readSlots())[0]?.id });
    expect(again.code).toBe("booking_fixed");
  });

  test("can be joined from ten minutes before; a late astrologer costs nothing, and a missing one is refunded", async () => {
    const { id, orderId, startAt, read } = await paidBooking();
    const phaseAt = async (at: number) => {
      time.now = new Date(at);
      return (await read(id)).results;
    };
    expect((await phaseAt(startAt - 10 * MINUTE - 1)).phase).toBe("confirmed");
    expect((await phaseAt(startAt - 10 * MINUTE)).phase).toBe("joinable");
    expect(await phaseAt(startAt + 5 * MINUTE)).toMatchObject({
      phase: "astrologer_late",
      refund_now: { amount: 89_900 },
    });
    time.now = new Date(startAt + 15 * MINUTE - 1);
    await endMissed(parts, time.now);
    expect(await refundsOf(orderId)).toEqual([]);
    time.now = new Date(startAt + 15 * MINUTE);
    await Promise.all([endMissed(parts, time.now), endMissed(parts, time.now)]);
    expect((await read(id)).results).toMatchObject({
      phase: "astrologer_no_show",
      refunded: { amount: 89_900 },
    });
    expect((await refundsOf(orderId)).map(({ amount }) => amount)).toEqual([89_900]);
  });

  test("of a time that somebody else got meanwhile is refunded when it is paid too late", async () => {
    const [first] = await readSlots();
    const [asha, ravi] = [await customer(), await customer()];
    const { id } = (await asha.hold(first?.id ?? "")).results;
    const { order } = (await asha.order(id)).results;
    const { redirect_url } = (await asha.me.initiatePayment(order.id)).results;
    await db.update(bookings).set({ state: "expired" }).where(eq(bookings.id, id));
    await db
      .update(slots)
      .set({ state: "open", bookingId: null })
      .where(eq(slots.id, first?.id ?? ""));
    await ravi.hold(first?.id ?? "");
    // The gateway reports the payment after the order has expired.
    await submitGatewayPage(request, redirect_url, "pay");
    wait(61 * MINUTE);
    await expireOrders(db, time.now);
    await runJobs(parts, request);
    expect((await asha.read(id)).results.phase).toBe("expired");
    expect((await refundsOf(order.id)).map(({ reason }) => reason)).toEqual(["too_late"]);
  });
});
