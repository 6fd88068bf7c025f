import { createHmac } from "node:crypto";
import { astrologer, booking, openSlots, type SessionMode } from "@aradhana/core/consultation";
import { type CallEvent, callEvent, mediaCall } from "@aradhana/core/media-call";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readEvents } from "../../test/read-stream.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { astrologerDesk } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";
import { createApp } from "../app.ts";
import { bookings } from "../consultations/consultations.table.ts";
import { newId, stableId } from "../ids/new-id.ts";
import { callSignals } from "./call-signals.table.ts";

const ice = { stunUrls: ["stun:s.test"], turnUrls: ["turn:t.test?transport=udp"], turnSecret: "a secret" };
const { db, request, parts, time } = await createTestApp({ ice });
const meenakshi = stableId("ag", "meenakshi-sundaram");

const tabOf = (name: string) => name.padEnd(20, "-");
const offer = (sdp = "v=0") => ({ kind: "description", to: tabOf("desk"), type: "offer", sdp });

/** A live session of a new customer, with whom each sends their requests. */
async function liveSession(mode: SessionMode = "video") {
  const me = shopper(request);
  const { user } = await me.signIn();
  const id = newId("bkg");
  const at = time.now;
  await db.insert(bookings).values({
    ...{
      id,
      customerId: user.id,
      astrologerId: meenakshi,
      slotId: "sl_none",
      mode,
      minutes: 30,
      state: "live",
    },
    ...{ startAt: at, endAt: at, heldUntil: at, currency: "inr", price: 89_900, language: "en" },
  });
  const desk = await astrologerDesk(request, parts, meenakshi);
  const post = (action: string, tab: string, more: object = {}) =>
    me.post(`/api/v1/astro/${action}`, { booking_id: id, tab: tabOf(tab), ...more });
  return {
    ...{ me, desk, id, post },
    code: async (action: string, tab: string, more: object = {}) =>
      (await readResponse(await post(action, tab, more), v.unknown())).code,
    staff: (action: string, tab: string, more: object = {}) =>
      desk.json("POST", `/consultation/${id}/${action}`, { tab: tabOf(tab), ...more }),
    signals: async (tab: string, after = 0) =>
      eventsOf(await me.get(`/api/v1/astro/signals?booking_id=${id}&tab=${tabOf(tab)}&after=${after}`)),
    deskSignals: async (tab: string) =>
      eventsOf(await desk.request("GET", `/consultation/${id}/signals?tab=${tabOf(tab)}`)),
  };
}

function eventsOf(response: Response) {
  const events = readEvents(response);
  return {
    /** The next signal, or the name of the event that ends the stream. */
    async next(): Promise<CallEvent | string> {
      for (;;) {
        const { value } = await events.next();
        if (!value) return "end";
        if (value.event === "signal") return v.parse(callEvent, value.data);
        if (value.event !== "open" && value.event !== "ping") return value.event;
      }
    },
  };
}

test("both sides get the other's signals in order, and none of their own", async () => {
  const { post, staff, signals, deskSignals, id } = await liveSession();
  await post("call", "phone");
  await staff("call", "desk");
  await post("signal", "phone", { signal: offer() });
  const seen = await deskSignals("desk");
  expect(await seen.next()).toEqual({ from: tabOf("phone"), signal: { kind: "hello" } });
  expect(await seen.next()).toEqual({ from: tabOf("phone"), signal: offer() });
  const own = await signals("phone");
  expect(await own.next()).toEqual({ from: tabOf("desk"), signal: { kind: "hello" } });
  await staff("signal", "desk", { signal: { kind: "bye" } });
  expect(await own.next()).toEqual({ from: tabOf("desk"), signal: { kind: "bye" } });
  await db.update(bookings).set({ state: "ended" }).where(eq(bookings.id, id));
  parts.signals.wake(id);
  expect(await own.next()).toBe("ended");
});

test("a call has one window on each side: the one that opened it last", async () => {
  const { post, code, signals } = await liveSession();
  await post("call", "phone");
  await post("signal", "phone", { signal: offer() });
  const phone = await signals("phone");
  await post("call", "laptop");
  expect(await phone.next()).toBe("elsewhere");
  expect(await code("signal", "phone", { signal: offer() })).toBe("call_elsewhere");
  expect(await code("signal", "laptop", { signal: offer() })).toBeUndefined();
});

test("a window that opens the call again, for want of a response, keeps what was sent to it", async () => {
  const { post, staff, signals } = await liveSession();
  await staff("call", "desk");
  await post("call", "phone");
  const toPhone = { ...offer(), to: tabOf("phone") };
  await staff("signal", "desk", { signal: toPhone });
  await post("call", "phone");
  const seen = await signals("phone");
  expect(await seen.next()).toEqual({ from: tabOf("desk"), signal: { kind: "hello" } });
  expect(await seen.next()).toEqual({ from: tabOf("desk"), signal: toPhone });
});

test("a call is opened only while its session is live, and never in a session by chat", async () => {
  const chat = await liveSession("chat");
  expect(await chat.code("call", "phone")).toBe("session_closed");
  const ended = await liveSession();
  await ended.post("call", "phone");
  await db.update(bookings).set({ state: "ended" }).where(eq(bookings.id, ended.id));
  expect(await ended.code("call", "phone")).toBe("session_closed");
  expect(await ended.code("signal", "phone", { signal: offer() })).toBe("session_closed");
  // Who leaves at that moment did nothing wrong.
  expect(await ended.code("signal", "phone", { signal: { kind: "bye" } })).toBeUndefined();
});

test("signals belong to the two people of the session: for others it does not exist", async () => {
  const { id } = await liveSession();
  const stranger = shopper(request);
  await stranger.signIn();
  const otherDesk = await astrologerDesk(request, parts, stableId("ag", "arjun-hegde"));
  const tab = tabOf("theirs");
  for (const bookingId of [id, stableId("bkg", "none")]) {
    const answers = [
      await stranger.post("/api/v1/astro/call", { booking_id: bookingId, tab }),
      await stranger.post("/api/v1/astro/signal", { booking_id: bookingId, tab, signal: offer() }),
      await stranger.get(`/api/v1/astro/signals?booking_id=${bookingId}&tab=${tab}`),
      await otherDesk.request("POST", `/consultation/${bookingId}/call`, { tab }),
      await otherDesk.request("POST", `/consultation/${bookingId}/signal`, { tab, signal: offer() }),
      await otherDesk.request("GET", `/consultation/${bookingId}/signals?tab=${tab}`),
    ];
    for (const answer of answers) {
      expect([answer.status, (await answer.json()).code]).toEqual([404, "booking_not_found"]);
    }
  }
});

test("a stream of signals ends when its reader signs out", async () => {
  const { me, post, signals } = await liveSession();
  await post("call", "phone");
  const seen = await signals("phone");
  const ended = seen.next();
  await me.post("/api/v1/login/logout", {});
  expect(await ended).toBe("signed_out");
});

test.each([
  ["a window without an id", { tab: "x" }],
  ["an endless description", { signal: offer("x".repeat(20_001)) }],
  ["an empty list of candidates", { signal: { kind: "candidates", to: tabOf("desk"), candidates: [] } }],
  ["another kind", { signal: { kind: "hello" } }],
  ["a rollback", { signal: { ...offer(), type: "rollback" } }],
])("%s is refused with the field", async (_, wrong) => {
  const { post } = await liveSession();
  await post("call", "phone");
  const refused = await post("signal", "phone", { signal: offer(), ...wrong });
  expect(refused.status).toBe(422);
});

test("one window stores a bounded number of signals, one person sends a bounded number a minute", async () => {
  const { post, code, id } = await liveSession();
  await post("call", "phone");
  const at = time.now;
  await db.insert(callSignals).values(
    Array.from({ length: 399 }, () => ({
      ...{ bookingId: id, side: "customer" as const, tab: tabOf("phone"), isHello: false, createdAt: at },
    })),
  );
  expect(await code("signal", "phone", { signal: offer() })).toBe("signals_too_many");
  expect(await code("signal", "phone", { signal: { kind: "bye" } })).toBeUndefined();
  let status = 0;
  for (let sent = 0; sent < 130 && status !== 429; sent++) status = (await post("call", "phone")).status;
  expect(status).toBe(429);
});

test("what is stored cannot be read without the key", async () => {
  const { post, id } = await liveSession();
  await post("call", "phone");
  await post("signal", "phone", { signal: offer("candidate:1 1 udp 2113937151 192.0.2.7 5000") });
  const stored = await db.select().from(callSignals).where(eq(callSignals.bookingId, id));
  expect(JSON.stringify(stored)).not.toMatch(/192\.0\.2\.7|offer/);
});

test("a call gets the configured servers, with a name for two hours", async () => {
  const { post } = await liveSession();
  const { ice_servers: servers } = (await readResponse(await post("call", "phone"), mediaCall)).results;
  const [stun, turn] = servers;
  expect(stun).toEqual({ urls: ["stun:s.test"] });
  expect(turn?.username?.split(":")[0]).toBe(String(Math.floor(time.now.getTime() / 1000) + 7200));
  const expected = createHmac("sha1", "a secret")
    .update(turn?.username ?? "")
    .digest("base64");
  expect(turn).toMatchObject({ urls: ["turn:t.test?transport=udp"], credential: expected });
});

test("calls can be booked only where the shop can connect them", async () => {
  const about = `astrologer_id=${meenakshi}`;
  for (const hasCalls of [true, false]) {
    const app = createApp({ ...parts, hasCalls });
    const send = (path: string, init?: RequestInit) => app.request(path, init);
    const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
      (await readResponse(await send(`/noauth-api/v1/astrologer/${path}?${about}`), schema)).results;
    expect((await read("astrologerById", astrologer)).modes).toEqual(
      hasCalls ? ["chat", "call", "video"] : ["chat"],
    );
    const me = shopper(send);
    await me.signIn();
    const [slot] = (await read("getSlots", openSlots)).slots;
    const reserved = await me.post("/api/v1/astro/holdSlot", {
      slot_id: slot?.id,
      mode: "video",
      minutes: 30,
    });
    expect((await readResponse(reserved, booking)).code).toBe(hasCalls ? undefined : "session_not_offered");
  }
});
