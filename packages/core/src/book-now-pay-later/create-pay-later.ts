import { type KeyValueStorage, readJson } from "../storage/index.ts";
import type { After } from "../time/index.ts";
import { PAY_LATER_KEY, type PayLaterRecord, payLaterRecord, payLaterTimeLeft } from "./pay-later-record.ts";

export interface PayLaterOptions {
  /** Shared by the tabs of a browser. */
  storage: KeyValueStorage;
  /** Milliseconds since the epoch. */
  now(): number;
  after: After;
}

/** Told what is held from now on; nothing where nothing is. */
export type PayLaterListener = (record: PayLaterRecord | undefined) => void;

export interface PayLater {
  /** Keeps what was reserved, unless something is kept already. Says whether it did. */
  save(booking: Omit<PayLaterRecord, "timestamp">): boolean;
  /** Looks at what is stored: once at the start, and whenever another tab changed it. */
  load(): void;
  /** What is held at this moment: the same object for as long as it is the same record. */
  current(): PayLaterRecord | undefined;
  /** Whether something is stored that is younger than ten minutes. */
  isActive(): boolean;
  clear(): void;
  /** Gives what ends it. */
  subscribe(listener: PayLaterListener): () => void;
  /** Ends the waiting, for whoever leaves. */
  stop(): void;
}

/** The place that a browser holds for ten minutes before it pays: kept in `storage`, told to listeners. */
export function createPayLater({ storage, now, after }: PayLaterOptions): PayLater {
  const listeners = new Set<PayLaterListener>();
  let read: { text: string | null; record: PayLaterRecord | undefined } = { text: null, record: undefined };
  let told: PayLaterRecord | undefined;
  let stop = () => {};

  function current() {
    const stored = storage.get(PAY_LATER_KEY);
    if (stored !== read.text) {
      read = { text: stored, record: readJson(storage, PAY_LATER_KEY, payLaterRecord) };
    }
    return read.record && payLaterTimeLeft(read.record, now()) > 0 ? read.record : undefined;
  }

  const write = (record: PayLaterRecord) => storage.set(PAY_LATER_KEY, JSON.stringify(record));

  /** Clears what is over or cannot be read, waits for the end of what is not, and tells what has changed. */
  function settle() {
    stop();
    stop = () => {};
    let record = current();
    // From before the clock was set back: from here on it has its ten minutes, however often it is loaded.
    if (record && record.timestamp > now()) {
      write({ ...record, timestamp: now() });
      record = current();
    }
    if (record) stop = after(payLaterTimeLeft(record, now()), settle);
    else storage.remove(PAY_LATER_KEY);
    if (record === told) return;
    told = record;
    tell(record);
  }

  /** Unless one of them changes it: then all hear of that. What one throws is thrown once all have heard. */
  function tell(record: PayLaterRecord | undefined) {
    const thrown: unknown[] = [];
    for (const listener of listeners) {
      if (told !== record) break;
      try {
        listener(record);
      } catch (error) {
        thrown.push(error);
      }
    }
    if (thrown.length > 0) throw thrown[0];
  }

  return {
    save(booking) {
      if (current()) return false;
      write({ ...booking, timestamp: now() });
      settle();
      return true;
    },
    load: settle,
    current,
    isActive: () => current() !== undefined,
    clear() {
      storage.remove(PAY_LATER_KEY);
      settle();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => stop(),
  };
}
