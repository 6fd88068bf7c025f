import { describe, expect, test } from "vitest";
import { booking, fakeTime, openTab } from "../../test/fake-tabs.ts";
import { createStorage } from "../storage/index.ts";
import { PAY_LATER_LIFETIME } from "./index.ts";

const KEY = "book_now_pay_later";

/** A browser with one tab open. */
function open() {
  const time = fakeTime();
  const storage = createStorage(() => undefined);
  return { time, storage, ...openTab(storage, time) };
}

const stored = (timestamp: unknown) => JSON.stringify({ ...booking(), timestamp });

describe("§4 Buy-now-pay-later data", () => {
  test("“saved only if none is stored”", () => {
    const { payLater, storage } = open();
    expect(payLater.save(booking("rsv_1"))).toBe(true);
    const stored = storage.get(KEY);
    expect(payLater.save(booking("rsv_2"))).toBe(false);
    expect(storage.get(KEY)).toBe(stored);
  });

  test("“a timestamp is added and listeners are notified”", () => {
    const { payLater, received, time, storage } = open();
    const other: unknown[] = [];
    payLater.subscribe((record) => other.push(record));
    payLater.save(booking());
    const record = { ...booking(), timestamp: time.now() };
    expect(JSON.parse(storage.get(KEY) ?? "")).toEqual(record);
    expect(received).toEqual([record]);
    expect(other).toEqual([record]);
  });

  test("“After 10 minutes it is cleared and listeners receive nothing”", () => {
    const { payLater, received, time, storage } = open();
    payLater.save(booking());
    time.pass(PAY_LATER_LIFETIME - 1);
    expect(storage.get(KEY)).not.toBeNull();
    expect(received).toHaveLength(1);
    time.pass(1);
    expect(storage.get(KEY)).toBeNull();
    expect(received).toEqual([expect.anything(), undefined]);
  });

  test.each([600_000, 600_001, 3_600_000])(
    "“On load, data older than 10 minutes is cleared”: %i ms",
    (age) => {
      const time = fakeTime();
      const storage = createStorage(() => undefined);
      storage.set(KEY, stored(time.now() - age));
      const { received } = openTab(storage, time);
      expect(storage.get(KEY)).toBeNull();
      expect(received).toEqual([]);
      expect(time.waiting()).toBe(0);
    },
  );

  test("“younger data is passed to listeners and cleared when the remaining time runs out”", () => {
    const { payLater, time, storage } = open();
    payLater.save(booking());
    payLater.stop();
    time.pass(540_000);
    const reloaded = openTab(storage, time);
    expect(reloaded.received).toEqual([{ ...booking(), timestamp: time.now() - 540_000 }]);
    time.pass(59_999);
    expect(reloaded.received).toHaveLength(1);
    time.pass(1);
    expect(reloaded.received.at(-1)).toBeUndefined();
    expect(storage.get(KEY)).toBeNull();
  });

  test.each([
    [599_999, true],
    [600_000, false],
    [600_001, false],
  ])(
    "“A check reports whether stored data exists and is younger than 10 minutes”: %i ms after, %s",
    (ms, isActive) => {
      const { payLater, time } = open();
      expect(payLater.isActive()).toBe(false);
      payLater.save(booking());
      // No timer runs here: the check uses the clock alone.
      time.jump(ms);
      expect(payLater.isActive()).toBe(isActive);
      expect(payLater.current() !== undefined).toBe(isActive);
    },
  );
});

test("§9 Buy-now-pay-later lifetime 600000 ms (10 minutes)", () => {
  expect(PAY_LATER_LIFETIME).toBe(600_000);
});

test("§3 the storage key is that of ruling D24", () => {
  const { payLater, storage } = open();
  payLater.save(booking());
  expect(storage.keys()).toEqual(["book_now_pay_later"]);
});

test("an expired record is replaced even if no timer has cleared it yet", () => {
  const { payLater, time } = open();
  payLater.save(booking("rsv_1"));
  time.jump(PAY_LATER_LIFETIME);
  expect(payLater.save(booking("rsv_2"))).toBe(true);
  expect(payLater.current()?.reservation_id).toBe("rsv_2");
});

test("clearing by hand notifies everybody, once", () => {
  const { payLater, received, storage, time } = open();
  payLater.save(booking());
  payLater.clear();
  payLater.clear();
  expect(storage.get(KEY)).toBeNull();
  expect(received).toEqual([expect.anything(), undefined]);
  expect(time.waiting()).toBe(0);
});

test("an unsubscribed listener is not called, and a listener may unsubscribe during a notification", () => {
  const { payLater, received } = open();
  const late: unknown[] = [];
  const leave = payLater.subscribe(() => leave());
  const stop = payLater.subscribe((record) => late.push(record));
  payLater.save(booking());
  stop();
  payLater.clear();
  expect(late).toHaveLength(1);
  expect(received).toHaveLength(2);
});

test("when a listener clears the record during a notification, the others receive only the new state", () => {
  const { payLater } = open();
  payLater.subscribe((record) => record && payLater.clear());
  const after: unknown[] = [];
  payLater.subscribe((record) => after.push(record));
  payLater.save(booking());
  expect(after).toEqual([undefined]);
});

test("a listener that throws does not stop the others, and its error is reported", () => {
  const { payLater } = open();
  payLater.subscribe(() => {
    throw new Error("broken");
  });
  const received: unknown[] = [];
  payLater.subscribe((record) => received.push(record));
  expect(() => payLater.save(booking())).toThrow("broken");
  expect(received).toEqual([payLater.current()]);
  expect(payLater.isActive()).toBe(true);
});

test("stopping cancels the timer; the record stays for the next page", () => {
  const { payLater, received, time, storage } = open();
  payLater.save(booking());
  payLater.stop();
  expect(time.waiting()).toBe(0);
  time.pass(PAY_LATER_LIFETIME);
  expect(received).toHaveLength(1);
  expect(storage.get(KEY)).not.toBeNull();
});

test("the same record is returned as the same object", () => {
  const { payLater, time } = open();
  payLater.save(booking());
  const first = payLater.current();
  time.pass(5_000);
  payLater.load();
  expect(payLater.current()).toBe(first);
});

describe("two tabs", () => {
  test("what one tab saves or clears reaches the other tab's listeners once", () => {
    const { payLater, storage, time } = open();
    const other = openTab(storage, time);
    payLater.save(booking());
    other.payLater.load();
    other.payLater.load();
    expect(other.received).toEqual([{ ...booking(), timestamp: time.now() }]);
    expect(other.payLater.save(booking("rsv_2"))).toBe(false);
    payLater.clear();
    other.payLater.load();
    expect(other.received.at(-1)).toBeUndefined();
  });

  test("the record expires in both tabs; one tab's timer never clears a newer record of the other", () => {
    const { payLater, received, storage, time } = open();
    const other = openTab(storage, time);
    payLater.save(booking("rsv_1"));
    other.payLater.load();
    time.pass(PAY_LATER_LIFETIME / 2);
    payLater.clear();
    payLater.save(booking("rsv_2"));
    // The other tab has not been notified yet; its timer is for the first record.
    time.pass(PAY_LATER_LIFETIME / 2);
    expect(payLater.current()?.reservation_id).toBe("rsv_2");
    expect(other.received.at(-1)?.reservation_id).toBe("rsv_2");
    time.pass(PAY_LATER_LIFETIME / 2);
    expect(received.at(-1)).toBeUndefined();
    expect(other.received.at(-1)).toBeUndefined();
  });
});

describe("a clock that is changed (B-13)", () => {
  test("an hour back: the record counts as new and lives at most ten more minutes, however often it is loaded", () => {
    const { payLater, storage, time } = open();
    payLater.save(booking());
    payLater.stop();
    time.jump(-3_600_000);
    const reloaded = openTab(storage, time);
    expect(reloaded.received).toEqual([{ ...booking(), timestamp: time.now() }]);
    time.pass(300_000);
    const again = openTab(storage, time);
    time.pass(299_999);
    expect(again.payLater.isActive()).toBe(true);
    time.pass(1);
    expect(again.received.at(-1)).toBeUndefined();
    expect(storage.get(KEY)).toBeNull();
  });

  test("an hour forward: the record has expired and is cleared at the next check", () => {
    const { payLater, received, storage, time } = open();
    payLater.save(booking());
    time.jump(3_600_000);
    expect(payLater.current()).toBeUndefined();
    payLater.load();
    expect(received.at(-1)).toBeUndefined();
    expect(storage.get(KEY)).toBeNull();
  });

  test("a timer that fires early waits for the rest", () => {
    const { payLater, received, time } = open();
    payLater.save(booking());
    time.jump(-1_000);
    time.pass(PAY_LATER_LIFETIME);
    expect(received.at(-1)).toBeDefined();
    time.pass(1_000);
    expect(received.at(-1)).toBeUndefined();
  });
});

describe("any value under the storage key", () => {
  test.each([
    ["broken JSON", "{"],
    ["nothing", "null"],
    ["a list", "[]"],
    ["no timestamp", JSON.stringify(booking())],
    ["words for a timestamp", stored("yesterday")],
    ["a timestamp without end", JSON.stringify(booking()).replace("}}", '},"timestamp":1e999}')],
    ["another shape", JSON.stringify({ timestamp: 1_700_000_000_000 })],
    ["very much", "9".repeat(100_000)],
  ])("%s is cleared, and a new record can be stored", (_, garbage) => {
    const time = fakeTime();
    const storage = createStorage(() => undefined);
    storage.set(KEY, garbage);
    const { payLater, received } = openTab(storage, time);
    expect(received).toEqual([]);
    expect(storage.get(KEY)).toBeNull();
    storage.set(KEY, garbage);
    expect(payLater.isActive()).toBe(false);
    expect(payLater.save(booking())).toBe(true);
    expect(payLater.current()).toEqual({ ...booking(), timestamp: time.now() });
  });

  test("with blocked storage the record lives while the tab is open", () => {
    const time = fakeTime();
    const storage = createStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { payLater, received } = openTab(storage, time);
    payLater.save(booking());
    time.pass(PAY_LATER_LIFETIME - 1);
    expect(payLater.isActive()).toBe(true);
    time.pass(1);
    expect(received).toEqual([expect.anything(), undefined]);
  });

  test("when the storage is cleared from outside, the record is gone", () => {
    const { payLater, storage } = open();
    payLater.save(booking());
    storage.clear();
    expect(payLater.current()).toBeUndefined();
  });
});
