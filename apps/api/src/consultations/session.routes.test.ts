import { randomUUID } from "node:crypto";
import { booking, openSlots, type SessionMode, session, sharedChart } from "@aradhana/core/consultation";
import { message, messagePage, quote } from "@aradhana/core/contract";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { astrologerDesk, staffMember } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { stableId } from "../ids/new-id.ts";
import { callSignals } from "../media-calls/call-signals.table.ts";
import { refunds } from "../payments/payments.table.ts";
import { bookings } from "./consultations.table.ts";
import { endMissed } from "./end-missed.ts";

const { app, db, request, parts, time } = await createTestApp();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const meenakshi = stableId("ag", "meenakshi-sundaram");
const PRICE = 89_900;

beforeEach(() => {
  time.now = testNow;
});

const wait = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

/** A customer with a paid session of thirty minutes, ten minutes before its start. */
async function booked(mode: SessionMode = "chat") {
  const me = shopper(request);
  await me.signIn();
  const { slots } = (
    await readResponse(
      await request(`/noauth-api/v1/astrologer/getSlots?astrologer_id=${meenakshi}`),
      openSlots,
    )
  ).results;
  const reserved = await readResponse(
    await me.post("/api/v1/astro/holdSlot", {
      ...{ slot_id: slots[0]?.id, mode, minutes: 30, question: "When shall I change my job?" },
    }),
    booking,
  );
  const { id, start_at } = reserved.results;
  const priced = await readResponse(
    await me.post("/noauth-api/v1/consultation/quote", { booking_id: id }),
    quote,
  );
  const { order } = (await me.createOrder(priced.results.quote_id, { type: "consultation" })).results;
  const { redirect_url } = (await me.initiatePayment(order.id)).results;
  await submitGatewayPage(request, redirect_url, "pay");
  await runJobs(parts, request);
  const startAt = Date.parse(start_at);
  time.now = new Date(startAt - 10 * MINUTE);
  // A session of staff lasts a working day.
  const desk = await astrologerDesk(request, parts, meenakshi);
  const act = async (action: string, more: object = {}) =>
    readResponse(await me.post(`/api/v1/astro/${action}`, { booking_id: id, ...more }), session);
  const staff = (action: string, body?: object) =>
    desk.json("POST", `/consultation/${id}/${action}`, body ?? {});
  return {
    ...{ me, desk, id, orderId: order.id, startAt, act, staff },
    read: async () => readResponse(await me.get(`/api/v1/astro/session?booking_id=${id}`), session),
    /** Both sides report often enough that they are there, and the customer writes twice a minute. */
    async talk(conversationId: string, seconds: number, isLost: (second: number) => boolean = () => false) {
      for (let second = 10; second <= seconds; second += 10) {
        wait(10 * SECOND);
        if (!isLost(second)) await act("presence");
        await staff("presence");
        if (second % 30 === 0) await say(conversationId);
      }
    },
    say,
  };
  async function say(conversationId: string, body = "Namaste") {
    const given = { conversation_id: conversationId, client_id: randomUUID(), kind: "text", body };
    return readResponse(await me.post("/api/v1/chat/sendMessage", given), message);
  }
}

/** A session in which both sides are. */
async function live(mode?: SessionMode) {
  const one = await booked(mode);
  await one.act("join");
  await one.staff("join");
  const { conversation_id: conversationId } = (await one.read()).results;
  return { ...one, conversationId: conversationId ?? "" };
}

const refundsOf = async (orderId: string) =>
  (await db.select().from(refunds).where(eq(refunds.orderId, orderId))).map(({ amount }) => amount);

describe("a session", () => {
  test("opens ten minutes before its start, and begins when both sides are there", async () => {
    const { act, staff, startAt, read } = await booked();
    time.now = new Date(startAt - 10 * MINUTE - 1);
    expect((await act("join")).code).toBe("session_closed");
    expect((await staff("join")).code).toBe("session_closed");
    wait(1);
    expect((await act("join")).results).toMatchObject({
      ...{ phase: "joinable", customer_here: true, astrologer_here: false, conversation_id: null },
    });
    expect((await staff("presence")).results).toMatchObject({ astrologer_here: false });
    expect((await staff("join")).results).toMatchObject({
      ...{ phase: "live", paused_by: null, billed_seconds: 0, cap_seconds: 1800 },
    });
    expect((await read()).results.conversation_id).toMatch(/^cnv_/);
  });

  test("whose astrologer joined early and left is late all the same, until they are back", async () => {
    const { me, id, startAt, staff, orderId } = await booked();
    const bookingAt = async (at: number) => {
      time.now = new Date(at);
      return (await readResponse(await me.get(`/api/v1/astro/getBookingById?booking_id=${id}`), booking))
        .results;
    };
    await staff("join");
    expect((await bookingAt(startAt + 5 * MINUTE - 1)).phase).toBe("joinable");
    const late = await bookingAt(startAt + 5 * MINUTE);
    expect(late).toMatchObject({ phase: "astrologer_late", refund_now: { amount: PRICE } });
    wait(MINUTE);
    await staff("join");
    const back = await bookingAt(startAt + 6 * MINUTE);
    expect(back).toMatchObject({ phase: "joinable", refund_now: null });
    // By then the page asks again.
    expect((await bookingAt(Date.parse(back.changes_at ?? ""))).phase).toBe("astrologer_late");
    // The customer never came, and the astrologer did.
    time.now = new Date(startAt + 15 * MINUTE);
    await endMissed(parts, time.now);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  test("bills what was live without what a lost connection took, and gives back the rest at the end", async () => {
    const { act, talk, conversationId, read, orderId } = await live();
    const isLost = (second: number) => second > 120 && second < 180;
    await talk(conversationId, 300, isLost);
    expect((await read()).results).toMatchObject({ billed_seconds: 240, paused_by: null });
    const ended = await act("end");
    expect(ended.results).toMatchObject({
      ...{ phase: "ended", ended_by: "customer", billed_seconds: 240 },
      charged: { amount: Math.floor((PRICE * 240) / 1800) },
    });
    expect(await refundsOf(orderId)).toEqual([PRICE - Math.floor((PRICE * 240) / 1800)]);
    expect((await act("end")).results.phase).toBe("ended");
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  test("says who is lost, and pauses after a minute in which nobody writes", async () => {
    const { staff, say, act, conversationId, read } = await live();
    wait(20 * SECOND);
    await staff("presence");
    expect((await read()).results.paused_by).toBe("customer");
    await act("presence");
    for (let second = 0; second < 60; second += 5) {
      wait(5 * SECOND);
      await Promise.all([act("presence"), staff("presence")]);
    }
    expect((await read()).results.paused_by).toBe("silence");
    await say(conversationId);
    expect((await read()).results.paused_by).toBeNull();
  });

  test("by video goes on while somebody speaks, and leaves no signals of its call behind", async () => {
    const { act, staff, read, me, id } = await live("video");
    const tab = "window-of-the-customer";
    const opened = await me.post("/api/v1/astro/call", { booking_id: id, tab });
    expect(opened.status).toBe(200);
    for (let second = 5; second <= 90; second += 5) {
      wait(5 * SECOND);
      await Promise.all([act("presence", { speaking: second <= 20 }), staff("presence")]);
    }
    expect((await read()).results).toMatchObject({ paused_by: "silence", billed_seconds: 80 });
    await staff("presence", { speaking: true });
    expect((await read()).results.paused_by).toBeNull();
    expect(await db.$count(callSignals)).toBe(1);
    await act("end");
    expect(await db.$count(callSignals)).toBe(0);
  });

  test("ends when the booked time is used up: nothing is given back", async () => {
    const { talk, conversationId, read, orderId, say, id } = await live();
    await db.update(bookings).set({ billedMs: 1_790_000 }).where(eq(bookings.id, id));
    await talk(conversationId, 10);
    expect((await read()).results).toMatchObject({
      ...{ phase: "ended", ended_by: "time", billed_seconds: 1800, refunded: null },
      charged: { amount: PRICE },
    });
    expect(await refundsOf(orderId)).toEqual([]);
    expect((await say(conversationId)).code).toBe("chat.ended");
  });

  test("that both left is ended by the job when its slot ends, with the refund of what is left", async () => {
    const { talk, conversationId, read, orderId, id } = await live();
    await talk(conversationId, 60);
    const { closes_at } = (await read()).results;
    time.now = new Date(Date.parse(closes_at) - 1);
    await endMissed(parts, time.now);
    expect(await refundsOf(orderId)).toEqual([]);
    wait(1);
    await Promise.all([endMissed(parts, time.now), endMissed(parts, time.now)]);
    const [stored] = await db.select().from(bookings).where(eq(bookings.id, id));
    expect(stored).toMatchObject({ state: "ended", endedBy: "time", billedMs: 60_000 });
    expect(await refundsOf(orderId)).toEqual([PRICE - Math.floor((PRICE * 60) / 1800)]);
  });

  test("that the customer missed costs what was paid; one that the customer waited for costs nothing", async () => {
    const missed = await booked();
    await missed.staff("join");
    time.now = new Date(missed.startAt + MINUTE);
    await missed.staff("presence");
    time.now = new Date(missed.startAt + 15 * MINUTE);
    await endMissed(parts, time.now);
    expect((await missed.read()).results).toMatchObject({ phase: "customer_no_show", refunded: null });

    time.now = testNow;
    const waited = await booked();
    await waited.act("join");
    time.now = new Date(waited.startAt + 6 * MINUTE);
    await waited.act("presence");
    wait(MINUTE);
    await waited.staff("join");
    time.now = new Date(waited.startAt + 15 * MINUTE);
    await endMissed(parts, time.now);
    expect((await waited.read()).results).toMatchObject({
      ...{ phase: "astrologer_no_show", refunded: { amount: PRICE } },
    });
  });

  test("is of its two sides alone: for others it does not exist", async () => {
    const { id, conversationId } = await live();
    const otherDesk = await astrologerDesk(request, parts, stableId("ag", "arjun-hegde"));
    const stranger = shopper(request);
    await stranger.signIn();
    const bodies = { shareChart: { birth: null }, review: { stars: 5 } } as const;
    for (const action of ["join", "presence", "end", "review", "shareChart"]) {
      const more = action in bodies ? bodies[action as keyof typeof bodies] : {};
      const foreign = await stranger.post(`/api/v1/astro/${action}`, { booking_id: id, ...more });
      const missing = await stranger.post(`/api/v1/astro/${action}`, {
        ...{ booking_id: stableId("bkg", "none"), ...more },
      });
      const read = async (response: Response) => (await readResponse(response, session)).code;
      expect([action, foreign.status, await read(foreign)]).toEqual([action, 404, "booking_not_found"]);
      expect([action, missing.status, await read(missing)]).toEqual([action, 404, "booking_not_found"]);
    }
    for (const path of ["session", "chart"]) {
      const foreign = await stranger.get(`/api/v1/astro/${path}?booking_id=${id}`);
      expect([path, foreign.status]).toEqual([path, 404]);
    }
    for (const action of ["join", "presence", "end", "notes", "refund"]) {
      const body = { summary: "", notes: "", amount: 1 };
      const refused = await otherDesk.json("POST", `/consultation/${id}/${action}`, body, {
        "idempotency-key": randomUUID(),
      });
      expect([action, refused.status, refused.code]).toEqual([action, 404, "booking_not_found"]);
    }
    for (const path of ["", "/session"]) {
      const refused = await otherDesk.json("GET", `/consultation/${id}${path}`);
      expect([path, refused.code]).toEqual([path, "booking_not_found"]);
    }
    expect((await otherDesk.json("GET", `/conversation/${conversationId}/message`)).code).toBe(
      "chat.not_found",
    );
    expect((await otherDesk.json("GET", "/consultation")).results).toEqual([]);
  });

  test("has a conversation that only the session ends", async () => {
    const { me, conversationId } = await live();
    await me.post("/api/v1/chat/endSession", { conversation_id: conversationId });
    const page = await readResponse(
      await me.get(`/api/v1/chat/getMessages?conversation_id=${conversationId}`),
      messagePage,
    );
    expect(page.results.conversation.state).toBe("live");
  });
});

describe("a report of a session", () => {
  const report = async (me: Awaited<ReturnType<typeof live>>["me"], conversationId: string) => {
    await me.post("/api/v1/chat/report", { conversation_id: conversationId, reason: "rude" });
    const support = await staffMember(request, parts, "support");
    const { results } = await support.json("GET", "/chatReport");
    const [{ id }] = results.filter(
      (each: { conversation_id: string }) => each.conversation_id === conversationId,
    );
    const resolve = (by = support) =>
      by.json("POST", `/chatReport/${id}/resolve`, { end: true, block: true });
    return { resolve, status: async () => (await support.json("GET", `/chatReport/${id}`)).status };
  };

  test("ends it, with a refund of the time that was not used", async () => {
    const { me, conversationId, orderId, read } = await live();
    const { resolve, status } = await report(me, conversationId);
    expect((await resolve()).status).toBe(200);
    expect((await read()).results.phase).toBe("ended");
    expect(await refundsOf(orderId)).toHaveLength(1);
    expect(await status()).toBe(404);
  });

  test("stays open with all else unchanged if the session could not be ended", async () => {
    const { me, conversationId, read } = await live();
    const { resolve, status } = await report(me, conversationId);
    await db.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$
    `);
    await db.execute(sql`create trigger refuse before insert on refunds execute function refuse()`);
    // No route documents this error.
    const unchecked = await staffMember(async (path, init) => app.request(path, init), parts, "support");
    expect((await resolve(unchecked)).status).toBe(500);
    await db.execute(sql`drop trigger refuse on refunds`);
    expect(await status()).toBe(200);
    expect((await read()).results.phase).toBe("live");
    expect((await resolve()).status).toBe(200);
    expect((await read()).results.phase).toBe("ended");
  });
});

describe("an astrologer", () => {
  test("reads the question, writes messages, a summary and notes of which the customer sees the summary", async () => {
    const { id, desk, staff, act, conversationId, read } = await live();
    expect((await desk.json("GET", `/consultation/${id}`)).results).toMatchObject({
      ...{ question: "When shall I change my job?", chart: null },
      order_number: expect.stringMatching(/^AR-/),
    });
    const text = { client_id: randomUUID(), kind: "text", body: "Namaste" };
    expect((await desk.json("POST", `/conversation/${conversationId}/message`, text)).status).toBe(200);
    await staff("notes", { summary: "Wait until April.", notes: "Call back" });
    await act("end");
    expect((await read()).results.summary).toBe("Wait until April.");
    const [stored] = await db.select().from(bookings).where(eq(bookings.id, id));
    expect(JSON.stringify(stored)).not.toMatch(/April|Call back|job/);
  });

  test("gives back money of a session once for each key", async () => {
    const { id, desk, orderId, act } = await live();
    await act("end");
    const { length } = await refundsOf(orderId);
    const key = { "idempotency-key": randomUUID() };
    const refund = () => desk.json("POST", `/consultation/${id}/refund`, { amount: 1 }, key);
    expect((await refund()).code).toBe("staff.refund_too_large");
    expect(await refundsOf(orderId)).toHaveLength(length);

    time.now = testNow;
    const other = await live();
    await other.talk(other.conversationId, 60);
    const again = { "idempotency-key": randomUUID() };
    for (let times = 0; times < 2; times++) {
      await other.desk.json("POST", `/consultation/${other.id}/refund`, { amount: 5000 }, again);
    }
    expect(await refundsOf(other.orderId)).toEqual([5000]);
    expect((await other.read()).results.refunded?.amount).toBe(5000);
  });
});

test("a customer shares a chart, which the astrologer then sees, and ends that", async () => {
  const { me, id, desk, act } = await booked();
  const place = { name: "Delhi", country_code: "in", lat: 28.65, lon: 77.23, zone: "Asia/Kolkata" };
  const birth = { name: "Asha Verma", date: "1991-11-29", time: "03:12", place };
  const readChart = async () =>
    readResponse(await me.get(`/api/v1/astro/chart?booking_id=${id}`), sharedChart);
  expect((await readChart()).code).toBe("chart_not_shared");
  expect((await act("shareChart", { birth: { ...birth, date: "2091-11-29" } })).status).toBe(422);
  expect((await act("shareChart", { birth })).results.chart_shared).toBe(true);
  expect((await readChart()).results).toMatchObject({ name: "Asha Verma" });
  const opened = await desk.json("GET", `/consultation/${id}`);
  expect(opened.results.chart.charts.length).toBeGreaterThan(0);
  const [stored] = await db.select().from(bookings).where(eq(bookings.id, id));
  expect(stored?.birthSealed).not.toContain("Asha");
  await act("shareChart", { birth: null });
  expect((await desk.json("GET", `/consultation/${id}`)).results.chart).toBeNull();
});

test("a session that has ended is rated, and the astrologer's card shows it", async () => {
  const { act } = await live();
  expect((await act("review", { stars: 4 })).code).toBe("session_closed");
  await act("end");
  expect((await act("review", { stars: 4 })).results.stars).toBe(4);
});
