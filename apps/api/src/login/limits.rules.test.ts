import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkSend,
  type Guesses,
  isGuessing,
  defaultLimits as limits,
  type SendHistory,
} from "./limits.rules.ts";

const check = (history: SendHistory, at: Date) => checkSend(history, limits, at);
const now = new Date("2026-11-20T10:00:00Z");
const MINUTE = 60_000;
const ago = (ms: number) => new Date(now.getTime() - ms);
const noGuesses: Guesses = { total: 0, networks: [] };
const emptyHistory: SendHistory = {
  ...{ toPhone: [], fromAddress: [], fromLarger: [], total: 0, wrongGuesses: noGuesses, exhaustedAt: null },
  isKnown: false,
};
const timesEvery = (ms: number, times: number) => Array.from({ length: times }, (_, i) => ago((i + 1) * ms));

test("the first code is sent", () => {
  expect(check(emptyHistory, now)).toEqual({ ok: true });
});

describe("another code", () => {
  test("is sent after thirty seconds", () => {
    expect(check({ ...emptyHistory, toPhone: [ago(12_400)] }, now)).toEqual({
      ok: false,
      code: "otp_too_soon",
      retryAfter: 18,
    });
    expect(check({ ...emptyHistory, toPhone: [ago(30_000)] }, now)).toEqual({ ok: true });
  });

  test("is not sent after five within an hour, until the oldest is an hour old", () => {
    const five = timesEvery(10 * MINUTE, 5);
    expect(check({ ...emptyHistory, toPhone: five }, now)).toEqual({
      ok: false,
      code: "otp_too_many",
      retryAfter: 600,
    });
    expect(check({ ...emptyHistory, toPhone: five.slice(0, 4) }, now)).toEqual({ ok: true });
  });

  test("is not sent after ten within a day", () => {
    const ten = timesEvery(130 * MINUTE, 10);
    expect(check({ ...emptyHistory, toPhone: ten }, now)).toMatchObject({ ok: false, retryAfter: 140 * 60 });
  });

  test("is not sent after twenty from one address within an hour", () => {
    const twenty = timesEvery(MINUTE, 20);
    expect(check({ ...emptyHistory, fromAddress: twenty }, now)).toMatchObject({
      ok: false,
      retryAfter: 40 * 60,
    });
    expect(check({ ...emptyHistory, fromAddress: twenty.slice(1) }, now)).toEqual({ ok: true });
  });

  test("is not sent for a quarter of an hour after five wrong tries", () => {
    expect(check({ ...emptyHistory, exhaustedAt: ago(MINUTE) }, now)).toEqual({
      ok: false,
      code: "otp_blocked",
      retryAfter: 14 * 60,
    });
  });

  test("is not sent for a minute while a limit on all networks or on this one's guesses is exceeded", () => {
    const overloads = [{ total: limits.perMinute }, { wrongGuesses: { total: 500, networks: [] } }];
    for (const overload of overloads) {
      expect(check({ ...emptyHistory, ...overload }, now)).toEqual({
        ok: false,
        code: "otp_paused",
        retryAfter: 60,
      });
    }
  });

  test("is not sent after a hundred from a site or four hundred from a region, until the hour ends", () => {
    const fromLarger = [
      { size: "site", times: 99 },
      { size: "region", times: 400 },
    ] as const;
    const at = new Date(now.getTime() + 20 * MINUTE);
    expect(check({ ...emptyHistory, fromLarger }, at)).toEqual({
      ...{ ok: false, code: "otp_too_many", retryAfter: 40 * 60 },
    });
    expect(check({ ...emptyHistory, fromLarger: fromLarger.slice(0, 1) }, at)).toEqual({ ok: true });
  });

  test("is sent to a number on a device where it has signed in, whatever others do", () => {
    const history: SendHistory = {
      ...{ ...emptyHistory, isKnown: true, total: 1000, fromAddress: timesEvery(MINUTE, 20) },
      ...{ fromLarger: [{ size: "region", times: 1000 }], wrongGuesses: { total: 1000, networks: [] } },
    };
    expect(check(history, now)).toEqual({ ok: true });
    expect(check({ ...history, toPhone: timesEvery(10 * MINUTE, 5) }, now)).toMatchObject({ ok: false });
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

test("a client that obeys Retry-After never gets six codes in an hour or eleven in a day", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_000, max: 40 * MINUTE }), { maxLength: 60 }), (pauses) => {
      const sent: Date[] = [];
      let at = now;
      for (const pause of pauses) {
        at = new Date(at.getTime() + pause);
        const decision = check({ ...emptyHistory, toPhone: sent }, at);
        if (!decision.ok) at = new Date(at.getTime() + decision.retryAfter * 1000);
        expect(check({ ...emptyHistory, toPhone: sent }, at)).toEqual({ ok: true });
        sent.unshift(at);
        const within = (window: number) =>
          sent.filter((time) => at.getTime() - time.getTime() < window).length;
        expect(within(60 * MINUTE)).toBeLessThanOrEqual(5);
        expect(within(24 * 60 * MINUTE)).toBeLessThanOrEqual(10);
      }
    }),
  );
});
