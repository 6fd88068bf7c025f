import { createPayLater, type PayLater, type PayLaterRecord } from "../src/book-now-pay-later/index.ts";
import type { KeyValueStorage } from "../src/storage/index.ts";

interface Timer {
  at: number;
  act: () => void;
}

/** A clock on the wall, which can be set, over a time that only goes on, by which timers run. */
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
    /** Lets time pass: what is due is called back when it is due. */
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
    /** Lets time pass while the machine sleeps, or sets its clock: nothing is called back. */
    jump(ms: number) {
      wall += ms;
    },
    /** How many are waited for. */
    waiting: () => timers.length,
  };
}

export interface Tab {
  payLater: PayLater;
  /** Everything its listener was told, in order. */
  heard: (PayLaterRecord | undefined)[];
}

/** Opens a tab: it listens, then loads. */
export function openTab(storage: KeyValueStorage, time: ReturnType<typeof fakeTime>): Tab {
  const payLater = createPayLater({ storage, now: time.now, after: time.after });
  const heard: Tab["heard"] = [];
  payLater.subscribe((record) => heard.push(record));
  payLater.load();
  return { payLater, heard };
}

/** What a test holds. */
export const booking = (id = "rsv_1"): Omit<PayLaterRecord, "timestamp"> => ({
  ...{ reservation_id: id, pooja_id: "pj_1", package_id: "pk_1", title: "Sundarkand" },
  price: { amount: 125_100, currency: "inr" },
});
