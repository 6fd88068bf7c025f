import { createStore } from "zustand/vanilla";
import type { After } from "../time/index.ts";
import type { CallConnection, CallPort, OwnDevices, Signalling } from "./call-port.ts";
import { type CallChange, type CallEnd, statusAfter } from "./call-status.ts";
import { type CallSample, compareSamples } from "./compare-samples.ts";
import { followSignals } from "./follow-signals.ts";
import { closedCall, type MediaCall, type MediaCallState } from "./media-call-state.ts";
import { isFinal, persist } from "./persist.ts";
import type { CallEvent, CallSignal, IceServers } from "./signal.ts";

/** In ms. */
const CONNECT_WITHIN = 20_000;
/** The pause after the first restart of a lost connection, which a slow one needs; it doubles up to the longest. */
const RESTART_AFTER = { first: 10_000, longest: 40_000 };
/** Then the call is given up; the session goes on by chat. */
const LOST_FOR = 180_000;
const SAMPLE_EVERY = 2_000;

export interface MediaCallOptions<Stream> {
  port: CallPort<Stream>;
  signalling: Signalling;
  /** The customer is; the astrologer is not. */
  isPolite: boolean;
  withVideo: boolean;
  newId(): string;
  random(): number;
  after: After;
}

/** What one opened call holds, until it is closed. */
interface Run<Stream> {
  tab: string;
  devices: OwnDevices<Stream>;
  closing: AbortController;
  iceServers: IceServers;
  /** Settles when the server knows the window. */
  opening: Promise<unknown>;
  peerTab: string | undefined;
  connection: CallConnection | undefined;
  sending: Promise<unknown>;
  timers: Set<() => void>;
}

/** The call of a session in this window. It connects again by itself; only leaving it, or the end of the session, ends it. */
export function createMediaCall<Stream>(options: MediaCallOptions<Stream>): MediaCall<Stream> {
  const { port, signalling, isPolite, withVideo, newId, random, after } = options;
  const store = createStore<MediaCallState<Stream>>(() => closedCall);
  const { getState, setState } = store;
  let run: Run<Stream> | undefined;
  let wasConnected = false;
  let isSpoken = false;
  let losses = 0;

  const change = (what: CallChange, more: Partial<MediaCallState<Stream>> = {}) =>
    setState({ ...more, status: statusAfter(getState().status, what) });

  /** Calls `then` after a time, unless the call is closed before. */
  function later(own: Run<Stream>, ms: number, then: () => void) {
    const cancel = after(ms, () => {
      own.timers.delete(cancel);
      if (run === own) then();
    });
    own.timers.add(cancel);
  }

  function close(end: CallEnd) {
    const closed = run;
    run = undefined;
    if (closed) {
      closed.connection?.close();
      closed.devices.close();
      for (const cancel of closed.timers) cancel();
      closed.closing.abort();
    }
    setState({ ...closedCall, end });
  }

  function send(own: Run<Stream>, signal: CallSignal) {
    const retried = { after, random, signal: own.closing.signal };
    own.sending = own.sending
      .then(() => persist(() => signalling.send(own.tab, signal), retried))
      .catch((error: unknown) => {
        // The stream says what it is: another window, or the end.
        if (!isFinal(error)) throw error;
      });
  }

  function connect(own: Run<Stream>, to: string) {
    own.connection?.close();
    own.connection = undefined;
    own.peerTab = to;
    wasConnected = false;
    change("peer_came", { peer: undefined, isWeak: false });
    const isCurrent = () => run === own && own.connection === connection;
    const connection: CallConnection = port.connect({
      ...{ devices: own.devices, isPolite, iceServers: own.iceServers, to },
      send: (signal) => send(own, signal),
      onPeer: (peer) => isCurrent() && setState({ peer }),
      onConnected() {
        if (!isCurrent()) return;
        wasConnected = true;
        change("connected");
      },
      onDisconnected: () => isCurrent() && lose(own, connection),
    });
    own.connection = connection;
    later(own, CONNECT_WITHIN, () => {
      if (own.connection === connection && !wasConnected) lose(own, connection);
    });
    sampleSoon(own, connection, undefined);
  }

  function lose(own: Run<Stream>, connection: CallConnection) {
    if (own.connection !== connection || getState().status === "lost") return;
    change("disconnected", { isWeak: false });
    if (getState().status !== "lost") return;
    const loss = ++losses;
    const isStill = () => losses === loss && own.connection === connection && getState().status === "lost";
    const restart = (pause: number) => {
      if (!isStill()) return;
      connection.restart();
      later(own, pause, () => restart(Math.min(pause * 2, RESTART_AFTER.longest)));
    };
    // Restarts of both sides would interrupt each other.
    if (!isPolite) restart(RESTART_AFTER.first);
    later(own, LOST_FOR, () => isStill() && end("dropped"));
  }

  function sampleSoon(own: Run<Stream>, connection: CallConnection, before: CallSample | undefined) {
    later(own, SAMPLE_EVERY, () => void sample(own, connection, before));
  }

  async function sample(own: Run<Stream>, connection: CallConnection, before: CallSample | undefined) {
    const now = await connection.sample();
    if (own.connection !== connection) return;
    if (before && now && getState().status === "connected") {
      const found = compareSamples(before, now);
      isSpoken ||= found.isSpoken;
      if (found.isWeak !== getState().isWeak) setState({ isWeak: found.isWeak });
    }
    sampleSoon(own, connection, now ?? before);
  }

  function receive(own: Run<Stream>, { from, signal }: CallEvent) {
    if (signal.kind === "hello") {
      if (from !== own.peerTab) connect(own, from);
    } else if (from !== own.peerTab) {
      // Of a window that the other side has left since.
    } else if (signal.kind === "bye") {
      own.connection?.close();
      Object.assign(own, { connection: undefined, peerTab: undefined });
      change("peer_left", { peer: undefined, isWeak: false });
    } else if (signal.to === own.tab) own.connection?.receive(signal);
  }

  async function follow(own: Run<Stream>) {
    const shared = { after, random, signal: own.closing.signal };
    let end: CallEnd = "ended";
    try {
      const opening = persist(() => signalling.open(own.tab), shared);
      own.opening = opening;
      const iceServers = await opening;
      if (!iceServers) return;
      own.iceServers = iceServers;
      end = await followSignals({
        ...{ ...shared, signalling, tab: own.tab },
        onEvent: (event) => receive(own, event),
      });
    } catch (error) {
      if (!isFinal(error)) throw error;
    } finally {
      if (run === own) close(end);
    }
  }

  const sayBye = ({ tab }: Run<Stream>) => signalling.leave(tab).catch(() => {});

  function end(why: CallEnd) {
    // The server ignores the goodbye of a window that it does not know yet.
    const left = run;
    if (left) void left.opening.catch(() => {}).then(() => sayBye(left));
    close(why);
  }

  return {
    ...{ getState, subscribe: store.subscribe },
    async start() {
      if (statusAfter(getState().status, "start") !== "asking") return;
      setState({ ...closedCall, status: "asking" });
      const opened = await port.openDevices({ video: withVideo });
      if (getState().status !== "asking") {
        if (opened.ok) opened.devices.close();
        return;
      }
      if (!opened.ok) return change("devices_blocked", { problem: opened.problem });
      const { devices } = opened;
      const own: Run<Stream> = {
        ...{ tab: newId(), devices, closing: new AbortController(), iceServers: [], timers: new Set() },
        ...{ peerTab: undefined, connection: undefined },
        ...{ opening: Promise.resolve(), sending: Promise.resolve() },
      };
      run = own;
      change("devices_open", { own: devices.stream, isCameraOn: devices.hasCamera });
      void follow(own);
    },
    setMuted(isMuted) {
      run?.devices.setMuted(isMuted);
      if (run) setState({ isMuted });
    },
    async setCamera(isOn) {
      const own = run;
      if (!own) return;
      const problem = await own.devices.setCamera(isOn);
      if (run !== own) return;
      own.connection?.update();
      setState({ problem, isCameraOn: isOn && problem === undefined });
    },
    leave: () => getState().status !== "off" && end("left"),
    leaveAtOnce() {
      if (getState().status === "off") return;
      if (run) void sayBye(run);
      close("left");
    },
    takeSpoken() {
      const taken = isSpoken;
      isSpoken = false;
      return taken;
    },
    isLost: () => getState().status === "lost",
  };
}
