import { createStore, type StoreApi } from "zustand/vanilla";
import type { ApiClient } from "../api/create-api-client.ts";
import type { Language } from "../contract/primitives.ts";
import { type Failure, type Report, type Settled, settle } from "../query/index.ts";
import type { After } from "../time/index.ts";
import { PRESENCE_MS, type Session } from "./session.ts";
import { changeSession, getSession, type SessionAction } from "./session-calls.ts";

/** A session as its screen shows it. */
export interface SessionState {
  /** Undefined until it was read. */
  session: Session | undefined;
  /** When it was read, by the clock of this device: the billed seconds go on from there. */
  readAt: number;
  /** Whether the last report arrived: without it the clock of the server stops. */
  isConnected: boolean;
  /** Why it could not be read at all. */
  failure: Failure | undefined;
}

export interface SessionStore extends Pick<StoreApi<SessionState>, "getState" | "subscribe"> {
  /** Follows the session, and reports that the customer is there once they have joined, until the returned function is called. */
  open(): () => void;
  act(action: SessionAction): Promise<Settled<Session>>;
  /** Reads it again now; a session whose first read failed is then followed. */
  refresh(): Promise<void>;
}

interface Options {
  api: ApiClient;
  id: string;
  language: Language;
  report: Report;
  after: After;
  now(): number;
  voice: SessionVoice;
}

/** What the call of a session says about it; a chat has none. */
export interface SessionVoice {
  /** Whether somebody was heard since the last time this was read. */
  takeSpoken(): boolean;
  /** Whether the connection of the call is lost: its side is then not there, and the clock stops. */
  isLost(): boolean;
}

/** Nobody speaks in a chat, and only the API's own connection can be lost. */
export const noVoice: SessionVoice = { takeSpoken: () => false, isLost: () => false };

/**
 * What a side reports of itself while it follows its session. Undefined if it only reads: before it came in, and while its
 * call has lost the connection, because it then does not count as present.
 */
export const presenceOf = (voice: SessionVoice, isIn: boolean): { speaking: boolean } | undefined =>
  isIn && !voice.isLost() ? { speaking: voice.takeSpoken() } : undefined;

const finished: readonly Session["phase"][] = [
  ...(["ended", "customer_no_show", "astrologer_no_show", "cancelled", "expired"] as const),
];

/** One session of this tab: joined again by itself after a lost connection or a reload. */
export function createSession(options: Options): SessionStore {
  const { api, id, language, report, after, now, voice } = options;
  const store = createStore<SessionState>(() => ({
    ...{ session: undefined, readAt: 0, isConnected: true, failure: undefined },
  }));
  let hasJoined = false;
  /** Follows again what is no longer followed. */
  let resume: (() => Promise<void>) | undefined;

  function received(settled: Settled<{ results: Session }>) {
    if (settled.ok) {
      const session = settled.value.results;
      store.setState({ session, readAt: now(), isConnected: !voice.isLost(), failure: undefined });
    } else if (store.getState().session) store.setState({ isConnected: false });
    else store.setState({ failure: settled.failure });
  }

  /** A session under way is joined again: its customer was in it. */
  const isIn = () => hasJoined || store.getState().session?.phase === "live";

  async function tick() {
    const presence = presenceOf(voice, isIn());
    const call = () =>
      presence ? changeSession(api, id, { action: "presence", ...presence }, language) : getSession(api, id);
    received(await settle(call, report));
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    open() {
      let cancel: (() => void) | undefined;
      let isOpen = true;
      const follow = async () => {
        resume = undefined;
        await tick();
        if (!isOpen) return;
        const { session, failure } = store.getState();
        const isFinished = session ? finished.includes(session.phase) : failure !== undefined;
        if (isFinished) resume = follow;
        else cancel = after(PRESENCE_MS, () => void follow());
      };
      void follow();
      return () => {
        isOpen = false;
        resume = undefined;
        cancel?.();
      };
    },
    async act(action) {
      if (action.action === "join") hasJoined = true;
      const settled = await settle(() => changeSession(api, id, action, language), report);
      if (settled.ok) {
        received(settled);
        return { ok: true, value: settled.value.results };
      }
      if (action.action === "join") hasJoined = false;
      return settled;
    },
    refresh: () => (resume ?? tick)(),
  };
}
