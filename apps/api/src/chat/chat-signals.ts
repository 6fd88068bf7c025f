import { inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { conversations } from "./chat.table.ts";

/** The channel on which the database reports ids of conversations and of people whose sessions ended. */
export const CHAT_CHANNEL = "chat";
/** Wakes the streams of every process when the transaction commits. */
export const notifyReaders = (tx: Database, topic: string) =>
  tx.execute(sql`select pg_notify(${CHAT_CHANNEL}, ${topic})`);

/** Where nothing listens to the database, or a report was lost. */
const POLL_MS = 1000;
/** Where the database reports changes, polling only makes up for a lost report. */
const QUIET_POLL_MS = 5000;

export type ChatSignals = ReturnType<typeof createChatSignals>;

interface SignalParts {
  db: Database;
  /** Whether reports of the database arrive at `wake`. @default false */
  isListening?: () => boolean;
}

/**
 * Wakes the open streams of this process when a conversation may have changed. That is a hint: each stream reads the
 * table itself. Conversations with an open stream are also polled with one query for all of them.
 */
export function createChatSignals({ db, isListening = () => false }: SignalParts) {
  const listeners = new Map<string, Set<() => void>>();
  const seen = new Map<string, string>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const wake = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) listener();
  };

  async function poll() {
    const ids = [...listeners.keys()].filter((topic) => topic.startsWith("cnv_"));
    const { id, lastSeq, customerReadSeq, staffReadSeq } = conversations;
    const rows = await db
      .select({ id, lastSeq, customerReadSeq, staffReadSeq })
      .from(conversations)
      .where(inArray(id, ids));
    for (const { id: topic, ...counts } of rows) {
      const state = JSON.stringify(counts);
      if (seen.get(topic) === state) continue;
      seen.set(topic, state);
      wake(topic);
    }
  }

  function schedule() {
    if (timer || listeners.size === 0 || closing.signal.aborted) return;
    const again = () => {
      timer = undefined;
      schedule();
    };
    // A database that is down is polled again; the streams report it to their readers.
    timer = setTimeout(() => poll().then(again, again), isListening() ? QUIET_POLL_MS : POLL_MS);
    timer.unref();
  }

  return {
    wake,
    /** Aborted when this process stops: every stream ends. */
    closing: closing.signal,
    /** Calls `listener` when one of the topics may have changed; returns the function that ends it. */
    subscribe(topics: readonly string[], listener: () => void) {
      for (const topic of topics) {
        const own = listeners.get(topic) ?? new Set();
        listeners.set(topic, own.add(listener));
      }
      schedule();
      return () => {
        for (const topic of topics) {
          const own = listeners.get(topic);
          own?.delete(listener);
          if (own?.size === 0) {
            listeners.delete(topic);
            seen.delete(topic);
          }
        }
      };
    },
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}
