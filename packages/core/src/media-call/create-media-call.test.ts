import { expect, test } from "vitest";
import { fakeClock } from "../../test/fake-clock.ts";
import {
  type CallEvent,
  type CallPort,
  type CallSample,
  type CallSignal,
  compareSamples,
  createMediaCall,
  ignoresDescription,
  isLateAnswer,
  type MediaProblem,
  type Signalling,
  statusAfter,
} from "./index.ts";

const quiet: CallSample = { energy: 0, soundSeconds: 0, packetsReceived: 0, packetsLost: 0, roundTrip: 0.05 };
const peerTab = "window-of-the-other-side";

/** A server of signals, a port without a browser, and a clock that the test moves. */
function setUp({ problem, isPolite = true }: { problem?: MediaProblem; isPolite?: boolean } = {}) {
  const clock = fakeClock();
  const log = { sent: [] as CallSignal["kind"][], received: [] as CallSignal[], restarts: 0, isOpen: true };
  const connections: Parameters<CallPort<string>["connect"]>[0][] = [];
  const failures: object[] = [];
  let sample = quiet;
  let push: (event: string) => void = () => {};
  let opening: Promise<void> | undefined;
  const port: CallPort<string> = {
    openDevices: async () =>
      problem
        ? { ok: false, problem }
        : {
            ok: true,
            devices: {
              ...{ stream: "own", hasCamera: true, setMuted() {} },
              setCamera: async (isOn) => (isOn ? "busy" : undefined),
              close() {
                log.isOpen = false;
              },
            },
          },
    connect(options) {
      connections.push(options);
      return {
        receive: (signal) => log.received.push(signal),
        restart: () => log.restarts++,
        sample: async () => sample,
        ...{ update() {}, close() {} },
      };
    },
  };
  const signalling: Signalling = {
    async open() {
      await opening;
      return [];
    },
    async send(_, { kind }) {
      const failure = failures.shift();
      if (failure) throw failure;
      log.sent.push(kind);
    },
    leave: async () => log.sent.push("bye"),
    follow: async (_, signal) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          push = (event) => controller.enqueue(new TextEncoder().encode(event));
          signal.addEventListener("abort", () => controller.error(new Error("aborted")));
        },
      });
      return new Response(body);
    },
  };
  const call = createMediaCall({
    ...{ port, signalling, isPolite, withVideo: true, after: clock.after, random: () => 0.5 },
    newId: () => "window-of-this-side-1",
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  let seq = 0;
  return {
    ...{ call, log, connections, failures, clock, settled },
    last: () => connections.at(-1),
    /** Delays the response to opening the call until the returned function is called. */
    delayOpening() {
      let open = () => {};
      opening = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
    setSample(next: CallSample) {
      sample = next;
    },
    async event(name: string, data: CallEvent | object = {}) {
      push(`event: ${name}\nid: ${++seq}\ndata: ${JSON.stringify(data)}\n\n`);
      await settled();
    },
    async pass(ms: number) {
      clock.pass(ms);
      await settled();
    },
  };
}

const hello = (from = peerTab): CallEvent => ({ from, signal: { kind: "hello" } });

/** A call in which both sides are connected. */
async function connected(options: Parameters<typeof setUp>[0] = {}) {
  const set = setUp(options);
  await set.call.start();
  await set.settled();
  await set.event("signal", hello());
  set.last()?.onConnected();
  return set;
}

test("a call waits for the other side, connects when it comes, and waits again when it leaves", async () => {
  const { call, event, last, settled } = setUp();
  await call.start();
  expect(call.getState()).toMatchObject({ status: "waiting", own: "own", isCameraOn: true });
  await settled();
  await event("signal", hello());
  expect(call.getState().status).toBe("connecting");
  last()?.onConnected();
  last()?.onPeer({ stream: "theirs", hasVideo: true });
  expect(call.getState()).toMatchObject({ status: "connected", peer: { stream: "theirs" } });
  await event("signal", { from: peerTab, signal: { kind: "bye" } });
  expect(call.getState()).toMatchObject({ status: "waiting", peer: undefined });
});

test("signals reach the connection of the window that they are for, and no other", async () => {
  const { event, log } = await connected();
  const description = { kind: "description", type: "offer", sdp: "v=0" } as const;
  await event("signal", { from: peerTab, signal: { ...description, to: "window-of-this-side-1" } });
  await event("signal", { from: peerTab, signal: { ...description, to: "an-earlier-window-of-us" } });
  await event("signal", {
    ...{ from: "an-earlier-window-of-them", signal: { ...description, to: "window-of-this-side-1" } },
  });
  expect(log.received).toHaveLength(1);
});

test("when the other side comes back in another window, a new connection is made", async () => {
  const { event, connections, call } = await connected();
  await event("signal", hello());
  expect(connections).toHaveLength(1);
  await event("signal", hello("another-window-of-them"));
  expect(connections).toHaveLength(2);
  expect(call.getState().status).toBe("connecting");
});

test("a lost connection is restored by one side, with growing pauses, and the clock can stand meanwhile", async () => {
  const { call, log, last, pass } = await connected({ isPolite: false });
  last()?.onDisconnected();
  expect([call.getState().status, call.isLost(), log.restarts]).toEqual(["lost", true, 1]);
  await pass(10_000);
  expect(log.restarts).toBe(2);
  await pass(10_000);
  expect(log.restarts).toBe(2);
  await pass(10_000);
  expect(log.restarts).toBe(3);
  last()?.onConnected();
  expect([call.getState().status, call.isLost()]).toEqual(["connected", false]);
  await pass(40_000);
  expect(log.restarts).toBe(3);
});

test("the polite side leaves the restart to the other one", async () => {
  const { call, log, last, pass } = await connected();
  last()?.onDisconnected();
  await pass(20_000);
  expect([call.getState().status, log.restarts]).toEqual(["lost", 0]);
});

test("an event of an earlier connection, or of one that was left, shows no picture", async () => {
  const { call, event, connections } = await connected();
  await event("signal", hello("another-window-of-them"));
  const late = { stream: "theirs", hasVideo: true };
  connections[0]?.onPeer(late);
  connections[0]?.onConnected();
  expect(call.getState()).toMatchObject({ status: "connecting", peer: undefined });
  call.leave();
  connections[1]?.onPeer(late);
  expect(call.getState()).toMatchObject({ status: "off", peer: undefined });
});

test("a call left while it is being opened says goodbye after the server knows it", async () => {
  const { call, log, settled, delayOpening } = setUp();
  const open = delayOpening();
  await call.start();
  call.leave();
  await settled();
  expect(log.sent).toEqual([]);
  open();
  await settled();
  expect(log.sent).toEqual(["bye"]);
});

test("a page that is closed says goodbye at once, even while the call is being opened", async () => {
  const { call, log, settled, delayOpening } = setUp();
  delayOpening();
  await call.start();
  call.leaveAtOnce();
  await settled();
  expect(log.sent).toEqual(["bye"]);
  expect(call.getState()).toMatchObject({ status: "off", end: "left" });
});

test("a connection that never comes is lost, and given up after three minutes", async () => {
  const { call, event, pass, log, settled } = setUp();
  await call.start();
  await settled();
  await event("signal", hello());
  await pass(20_000);
  expect(call.getState().status).toBe("lost");
  for (let second = 0; second < 180; second += 5) await pass(5_000);
  expect(call.getState()).toMatchObject({ status: "off", end: "dropped" });
  expect([log.sent, log.isOpen]).toEqual([["bye"], false]);
});

test("a signal that was not delivered is sent again, before the next one", async () => {
  const { last, failures, log, pass, settled } = await connected();
  failures.push(new Error("network"), { status: 429 });
  last()?.send({ kind: "description", to: peerTab, type: "offer", sdp: "v=0" });
  last()?.send({
    ...{ kind: "candidates", to: peerTab },
    candidates: [{ candidate: "", sdpMid: null, sdpMLineIndex: null, usernameFragment: null }],
  });
  await settled();
  expect(log.sent).toEqual([]);
  for (let tried = 0; tried < 4; tried++) await pass(2_000);
  expect(log.sent).toEqual(["description", "candidates"]);
});

test.each([
  ["elsewhere", "elsewhere"],
  ["ended", "ended"],
  ["signed_out", "ended"],
])("the event %s of the server ends the call here, and closes the devices", async (name, end) => {
  const { call, event, log } = await connected();
  await event(name);
  expect(call.getState()).toMatchObject({ status: "off", end, own: undefined });
  expect(log.isOpen).toBe(false);
});

test("leaving says goodbye, and the call can be opened again", async () => {
  const { call, log, settled } = await connected();
  call.leave();
  expect(call.getState()).toMatchObject({ status: "off", end: "left" });
  await settled();
  expect([log.sent, log.isOpen]).toEqual([["bye"], false]);
  await call.start();
  expect(call.getState()).toMatchObject({ status: "waiting", end: undefined });
});

test("devices that do not open block the call until it is tried again", async () => {
  const { call } = setUp({ problem: "busy" });
  await call.start();
  expect(call.getState()).toMatchObject({ status: "blocked", problem: "busy" });
  await call.start();
  expect(call.getState().status).toBe("blocked");
});

test("a camera that does not start again says why, and the call goes on", async () => {
  const { call } = await connected();
  await call.setCamera(false);
  expect(call.getState()).toMatchObject({ isCameraOn: false, problem: undefined });
  await call.setCamera(true);
  expect(call.getState()).toMatchObject({ isCameraOn: false, problem: "busy", status: "connected" });
});

test("a voice is reported once, and a weak connection while it is weak", async () => {
  const { call, setSample, pass } = await connected();
  await pass(2_000);
  expect(call.takeSpoken()).toBe(false);
  setSample({ ...quiet, energy: 0.02, soundSeconds: 2, roundTrip: 0.9 });
  await pass(2_000);
  expect([call.getState().isWeak, call.takeSpoken(), call.takeSpoken()]).toEqual([true, true, false]);
  setSample({ ...quiet, energy: 0.02, soundSeconds: 4 });
  await pass(2_000);
  expect(call.getState().isWeak).toBe(false);
});

test("silence is not heard, and a lost twelfth of the packets is weak", () => {
  const now = { ...quiet, energy: 0.0001, soundSeconds: 2, packetsReceived: 110, packetsLost: 10 };
  expect(compareSamples(quiet, now)).toEqual({ isSpoken: false, isWeak: true });
});

test("of two offers at once, the polite side takes the other's, and a late answer is dropped", () => {
  const offering = { isMakingOffer: true, signalingState: "have-local-offer" };
  expect(ignoresDescription({ ...offering, isPolite: true }, { type: "offer" })).toBe(false);
  expect(ignoresDescription({ ...offering, isPolite: false }, { type: "offer" })).toBe(true);
  expect(ignoresDescription({ ...offering, isPolite: false }, { type: "answer" })).toBe(false);
  expect(isLateAnswer({ signalingState: "stable" }, { type: "answer" })).toBe(true);
});

test("a change that does not fit the status changes nothing", () => {
  expect(statusAfter("off", "connected")).toBe("off");
  expect(statusAfter("asking", "peer_came")).toBe("asking");
  expect(statusAfter("blocked", "start")).toBe("asking");
});
