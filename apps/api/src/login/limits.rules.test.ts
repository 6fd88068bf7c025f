import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkSend,
  type Guesses,
  isGuessing,
  defaultLimits as limits,
  type SendHistory,
} from "./limits.rules.ts";

const check = (history: SendHistory, at: Date) => {
  const decision = checkSend(history, limits, at);
  if (decision.ok) return "sent";
  return [decision.code, (decision.until.getTime() - at.getTime()) / 1000];
};
const now = new Date("2026-11-20T10:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(now.getTime() - ms);
const noGuesses: Guesses = { total: 0, networks: [] };
const emptyHistory: SendHistory = {
  ...{ requester: "customer", toPhone: [], newest: [], unanswered: [] },
  ...{ fromAddress: [], fromLarger: [], total: 0, wrongGuesses: noGuesses, exhaustedAt: null },
};
const timesEvery = (ms: number, times: number) => Array.from({ length: times }, (_, i) => ago((i + 1) * ms));
const requesters = ["known", "customer", "staff"] as const;

test("the first code is sent", () => {
  expect(check(emptyHistory, now)).toBe("sent");
});

describe("another code", () => {
  test("is sent after thirty seconds", () => {
    expect(check({ ...emptyHistory, newest: [ago(12_400)] }, now)).toEqual(["otp_too_soon", 17.6]);
    expect(check({ ...emptyHistory, newest: [ago(30_000)] }, now)).toBe("sent");
  });

  test.each([
    ["customer", 3, "sent"],
    ["customer", 4, ["otp_too_many", 59 * 60]],
    ["customer", 5, ["otp_too_many", 12 * 3600 - 60]],
    ["customer", 9, ["otp_too_many", 12 * 3600 - 60]],
    ["known", 4, ["otp_too_many", 59 * 60]],
    ["staff", 2, "sent"],
    ["staff", 3, ["otp_too_many", 12 * 3600 - 60]],
  ] as const)("for %s waits longer after %i unanswered ones", (requester, times, result) => {
    const unanswered = timesEvery(MINUTE, times);
    expect(check({ ...emptyHistory, requester, unanswered }, now)).toEqual(result);
  });

  test("is the last of fifteen within a day, and of twenty on a known device", () => {
    const sent = (times: number) => ({ ...emptyHistory, toPhone: timesEvery(HOUR, times) });
    expect(check(sent(14), now)).toBe("sent");
    expect(check(sent(15), now)).toEqual(["otp_too_many", 9 * 3600]);
    expect(check({ ...sent(19), requester: "known" }, now)).toBe("sent");
    expect(check({ ...sent(20), requester: "known" }, now)).toEqual(["otp_too_many", 4 * 3600]);
  });

  test("is not sent after twenty from one address within an hour", () => {
    const twenty = timesEvery(MINUTE, 20);
    expect(check({ ...emptyHistory, fromAddress: twenty }, now)).toEqual(["otp_too_many", 40 * 60]);
    expect(check({ ...emptyHistory, fromAddress: twenty.slice(1) }, now)).toBe("sent");
  });

  test("is not sent for a quarter of an hour after five wrong tries", () => {
    expect(check({ ...emptyHistory, exhaustedAt: ago(MINUTE) }, now)).toEqual(["otp_blocked", 14 * 60]);
  });

  test("is not sent for a minute while a limit on all networks or on this one's guesses is exceeded", () => {
    const overloads = [{ total: limits.perMinute }, { wrongGuesses: { total: 500, networks: [] } }];
    for (const overload of overloads) {
      expect(check({ ...emptyHistory, ...overload }, now)).toEqual(["otp_paused", 60]);
    }
  });

  test("is not sent after a hundred from a site or four hundred from a region, until the hour ends", () => {
    const fromLarger = [
      { size: "site", times: 99 },
      { size: "region", times: 400 },
    ] as const;
    const at = new Date(now.getTime() + 20 * MINUTE);
    expect(check({ ...emptyHistory, fromLarger }, at)).toEqual(["otp_too_many", 40 * 60]);
    expect(check({ ...emptyHistory, fromLarger: fromLarger.slice(0, 1) }, at)).toBe("sent");
  });

  test("is sent to a number on a device where it has signed in, whatever others do", () => {
    const history: SendHistory = {
      ...{ ...emptyHistory, requester: "known", total: 1000, fromAddress: timesEvery(MINUTE, 20) },
      ...{ fromLarger: [{ size: "region", times: 1000 }], wrongGuesses: { total: 1000, networks: [] } },
    };
    expect(check(history, now)).toBe("sent");
    expect(check({ ...history, requester: "customer" }, now)).not.toBe("sent");
  });
});

test.each([
  ["subscriber", 20],
  ["site", 30],
  ["region", 50],
] as const)("a %s is paused after %i wrong codes in a minute", (size, most) => {
  const guess = (times: number, total: number) => isGuessing({ total, networks: [{ size, times }] }, limits);
  expect([guess(most - 1, 199), guess(most, 199)]).toEqual([false, true]);
});

test("while many networks guess, one is paused after two wrong codes, and all are from 500 on", () => {
  const guess = (times: number, total: number) =>
    isGuessing({ total, networks: [{ size: "region", times }] }, limits);
  expect([guess(1, 200), guess(2, 200), guess(0, 499), guess(0, 500)]).toEqual([false, true, false, true]);
});

test.each([
  ["customer", 6],
  ["known", 6],
  ["staff", 4],
] as const)(
  "whenever a code is requested, %s gets no more than %i unanswered ones in a day",
  (requester, most) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 13 * HOUR }), { maxLength: 60 }), (pauses) => {
        const sent: Date[] = [];
        let at = now;
        for (const pause of pauses) {
          at = new Date(at.getTime() + pause);
          const within = sent.filter((time) => at.getTime() - time.getTime() < DAY);
          const history = {
            ...emptyHistory,
            requester,
            toPhone: within,
            requested: within,
            unanswered: within,
          };
          const decision = checkSend(history, limits, at);
          // As soon as it is possible.
          if (!decision.ok) at = decision.until;
          sent.unshift(at);
          expect(sent.filter((time) => at.getTime() - time.getTime() < DAY).length).toBeLessThanOrEqual(most);
        }
      }),
    );
  },
);

test("no wait for the next code is longer than twelve hours, whatever others do", () => {
  for (const requester of requesters) {
    expect(Math.max(...limits.waits[requester])).toBeLessThanOrEqual(12 * HOUR);
  }
});
