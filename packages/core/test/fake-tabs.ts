import { createPayLater, type PayLater, type PayLaterRecord } from "../src/book-now-pay-later/index.ts";
import type { KeyValueStorage } from "../src/storage/index.ts";

interface Timer {
  at: number;
  act: () => void;
}

/** A wall clock that can be set, and a separate monotonic time that runs the timers. */
export function fakeTime(start = 1_700_000_000_000) {
  let passed = 0;
  let wall = start;
  let timers: Timer[] = [];
  return {
    now: () => wall,
    after(ms: number, act: () => void) {
      const timer = { at: passed + ms, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Advances the time and runs the timers that are due. */
    pass(ms: number) {
      const end = passed + ms;
      for (let called = 0; ; called++) {
        if (called > 1000) throw new Error("a timer sets itself again and again");
        const [next] = timers.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        timers = timers.filter((other) => other !== next);
        wall += next.at - passed;
        passed = next.at;
        next.act();
      }
      wall += end - passed;
      passed = end;
    },
    /** Advances the wall clock alone, as when the machine sleeps or its clock is set: no timer runs. */
    jump(ms: number) {
      wall += ms;
    },
    /** Number of pending timers. */
    waiting: () => timers.length,
  };
}

export interface Tab {
  payLater: PayLater;
  /** Everything its listener received, in order. */
  received: (PayLaterRecord | undefined)[];
}

/** Opens a tab: it subscribes, then loads. */
export function openTab(storage: KeyValueStorage, time: ReturnType<typeof fakeTime>): Tab {
  const payLater = createPayLater({ storage, now: time.now, after: time.after });
  const received: Tab["received"] = [];
  payLater.subscribe((record) => received.push(record));
  payLater.load();
  return { payLater, received };
}

/** The record that tests use. */
export const booking = (id = "rsv_1"): Omit<PayLaterRecord, "timestamp"> => ({
  ...{ reservation_id: id, pooja_id: "pj_1", package_id: "pk_1", title: "Sundarkand" },
  price: { amount: 125_100, currency: "inr" },
});
