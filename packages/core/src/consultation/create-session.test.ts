import { expect, test } from "vitest";
import { type ApiClient, ApiError } from "../api/index.ts";
import { createSession, type Session, shownCharge, shownSeconds } from "./index.ts";

const id = `bkg_${"b".repeat(22)}`;
const meta = { request_id: "r", server_time: "2026-11-28T10:00:00Z", currency: "inr", country_code: "in" };
const money = (amount: number) => ({ amount, currency: "inr" as const });
const first: Session = {
  ...{ booking_id: id, order_id: null, phase: "joinable", mode: "chat", minutes: 30 },
  astrologer: { id: "ag_1", name: "Meenakshi", image: { name: "deity-surya", alt: "" } },
  ...{
    start_at: "2026-11-28T10:00:00Z",
    joinable_at: "2026-11-28T09:50:00Z",
    closes_at: "2026-11-28T11:00:00Z",
  },
  ...{ customer_here: false, astrologer_here: false, paused_by: null, billed_seconds: 0, cap_seconds: 1800 },
  ...{ charged: money(0), paid: money(90_000), refunded: null, ended_by: null, conversation_id: null },
  ...{ summary: null, stars: null, chart_shared: false },
};

/** A server with one session, and a clock that the test moves: `next` runs the report that is due. */
function setUp(session: Partial<Session> = {}) {
  const voice = { isLost: false };
  const server = { session: { ...first, ...session }, isDown: false, calls: [] as string[] };
  const call = async (path: string) => {
    if (server.isDown) throw new ApiError("lost", { code: "network", status: 0 });
    server.calls.push(path.split("/").at(-1) ?? "");
    return { success: true, message: "", results: server.session, meta };
  };
  const api = {
    get: call,
    post: async (path: string) => Response.json(await call(path)),
  } as unknown as ApiClient;
  const due: (() => void)[] = [];
  const store = createSession({
    ...{
      api,
      id,
      language: "en",
      now: () => 1000,
      voice: { takeSpoken: () => true, isLost: () => voice.isLost },
    },
    report: (error) => {
      throw error;
    },
    after: (_ms, run) => {
      due.push(run);
      return () => due.splice(0);
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const next = async () => {
    due.shift()?.();
    await settled();
  };
  return { server, store, next, settled, due, voice };
}

test("a session is only read until its customer joins, and then reports that they are there", async () => {
  const { server, store, next, settled } = setUp();
  store.open();
  await settled();
  await next();
  expect(server.calls).toEqual(["session", "session"]);
  await store.act({ action: "join" });
  await next();
  expect(server.calls.slice(2)).toEqual(["join", "presence"]);
});

test("a session under way is joined again after a reload and after a lost connection", async () => {
  const { server, store, next, settled } = setUp({ phase: "live", billed_seconds: 90 });
  store.open();
  await settled();
  server.isDown = true;
  await next();
  expect(store.getState()).toMatchObject({ isConnected: false, session: { billed_seconds: 90 } });
  server.isDown = false;
  await next();
  expect(server.calls).toEqual(["session", "presence"]);
  expect(store.getState().isConnected).toBe(true);
});

test("a session whose first read failed is followed once a retry succeeds", async () => {
  const { server, store, next, settled, due } = setUp();
  server.isDown = true;
  store.open();
  await settled();
  expect(store.getState().failure).toMatchObject({ code: "network" });
  expect(due).toEqual([]);
  server.isDown = false;
  await store.refresh();
  await store.act({ action: "join" });
  await next();
  expect(server.calls).toEqual(["session", "join", "presence"]);
});

test("a retry that ends after the screen was left starts no reports", async () => {
  const { server, store, settled, due } = setUp();
  server.isDown = true;
  const close = store.open();
  await settled();
  server.isDown = false;
  const retried = store.refresh();
  close();
  await retried;
  expect(due).toEqual([]);
});

test("while the connection of its call is lost, a session is read, and nobody is reported as present", async () => {
  const { server, store, next, settled, voice } = setUp({ phase: "live", mode: "video" });
  store.open();
  await settled();
  voice.isLost = true;
  await next();
  expect(store.getState().isConnected).toBe(false);
  voice.isLost = false;
  await next();
  expect(server.calls).toEqual(["session", "session", "presence"]);
  expect(store.getState().isConnected).toBe(true);
});

test("a session that has ended is read once more and no longer followed", async () => {
  const { server, store, next, settled, due } = setUp({ phase: "live" });
  store.open();
  await settled();
  server.session = { ...first, phase: "ended" };
  await next();
  expect(due).toEqual([]);
});

test("the clock goes on between two reports only while it runs", () => {
  const live: Session = { ...first, phase: "live", billed_seconds: 90 };
  expect(shownSeconds(live, 2500, true)).toBe(92);
  expect(shownSeconds(live, 2500, false)).toBe(90);
  expect(shownSeconds({ ...live, paused_by: "silence" }, 2500, true)).toBe(90);
  expect(shownSeconds({ ...live, billed_seconds: 1799 }, 9000, true)).toBe(1800);
  expect(shownCharge(live, 92)).toEqual(money(4600));
});
