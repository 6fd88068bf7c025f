import { type KeyValueStorage, readJson } from "../storage/index.ts";
import type { After } from "../time/index.ts";
import { PAY_LATER_KEY, type PayLaterRecord, payLaterRecord, payLaterTimeLeft } from "./pay-later-record.ts";

export interface PayLaterOptions {
  /** Shared by all tabs of a browser. */
  storage: KeyValueStorage;
  /** Milliseconds since the epoch. */
  now(): number;
  after: After;
}

/** Receives the stored record, or undefined when there is none. */
export type PayLaterListener = (record: PayLaterRecord | undefined) => void;

export interface PayLater {
  /** Stores the reservation unless one is stored already. Returns whether it did. */
  save(booking: Omit<PayLaterRecord, "timestamp">): boolean;
  /** Reads the storage: once at the start, and when another tab changed it. */
  load(): void;
  /** The stored record; the same object while the record is the same. */
  current(): PayLaterRecord | undefined;
  /** Whether a record younger than ten minutes is stored. */
  isActive(): boolean;
  clear(): void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: PayLaterListener): () => void;
  /** Cancels the timer, for use when the page is left. */
  stop(): void;
}

/** The reservation that a browser stores for ten minutes before payment, with notifications. */
export function createPayLater({ storage, now, after }: PayLaterOptions): PayLater {
  const listeners = new Set<PayLaterListener>();
  let read: { text: string | null; record: PayLaterRecord | undefined } = { text: null, record: undefined };
  let notified: PayLaterRecord | undefined;
  let stop = () => {};

  function current() {
    const stored = storage.get(PAY_LATER_KEY);
    if (stored !== read.text) {
      read = { text: stored, record: readJson(storage, PAY_LATER_KEY, payLaterRecord) };
    }
    return read.record && payLaterTimeLeft(read.record, now()) > 0 ? read.record : undefined;
  }

  const write = (record: PayLaterRecord) => storage.set(PAY_LATER_KEY, JSON.stringify(record));

  /** Clears an expired or unreadable record, sets the timer for a valid one, and notifies about changes. */
  function settle() {
    stop();
    stop = () => {};
    let record = current();
    // Saved before the clock was set back: give it ten minutes from now, however often it is loaded.
    if (record && record.timestamp > now()) {
      write({ ...record, timestamp: now() });
      record = current();
    }
    if (record) stop = after(payLaterTimeLeft(record, now()), settle);
    else storage.remove(PAY_LATER_KEY);
    if (record === notified) return;
    notified = record;
    notify(record);
  }

  /**
   * If a listener changes the record, all are notified of that change. An error of a listener is thrown after all were
   * called.
   */
  function notify(record: PayLaterRecord | undefined) {
    const thrown: unknown[] = [];
    for (const listener of listeners) {
      if (notified !== record) break;
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
