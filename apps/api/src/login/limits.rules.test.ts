import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeSend as judge, defaultLimits as limits, type SendHistory } from "./limits.rules.ts";

const judgeSend = (history: SendHistory, at: Date) => judge(history, limits, at);
const now = new Date("2026-11-20T10:00:00Z");
const MINUTE = 60_000;
const ago = (ms: number) => new Date(now.getTime() - ms);
const noGuesses = { everybody: 0, network: 0 };
const quiet: SendHistory = {
  ...{ toPhone: [], fromAddress: [], toAnybody: 0, wrongGuesses: noGuesses, exhaustedAt: null },
};
const every = (ms: number, times: number) => Array.from({ length: times }, (_, i) => ago((i + 1) * ms));

test("the first code goes out", () => {
  expect(judgeSend(quiet, now)).toEqual({ ok: true });
});

describe("a further one waits", () => {
  test("thirty seconds, to the second", () => {
    expect(judgeSend({ ...quiet, toPhone: [ago(12_400)] }, now)).toEqual({
      ok: false,
      code: "otp_too_soon",
      retryAfter: 18,
    });
    expect(judgeSend({ ...quiet, toPhone: [ago(30_000)] }, now)).toEqual({ ok: true });
  });

  test("after five within an hour, until the oldest of them is an hour old", () => {
    const five = every(10 * MINUTE, 5);
    expect(judgeSend({ ...quiet, toPhone: five }, now)).toEqual({
      ok: false,
      code: "otp_too_many",
      retryAfter: 600,
    });
    expect(judgeSend({ ...quiet, toPhone: five.slice(0, 4) }, now)).toEqual({ ok: true });
  });

  test("after ten within a day", () => {
    const ten = every(130 * MINUTE, 10);
    expect(judgeSend({ ...quiet, toPhone: ten }, now)).toMatchObject({ ok: false, retryAfter: 140 * 60 });
  });

  test("after twenty from one address within an hour", () => {
    const twenty = every(MINUTE, 20);
    expect(judgeSend({ ...quiet, fromAddress: twenty }, now)).toMatchObject({
      ok: false,
      retryAfter: 40 * 60,
    });
    expect(judgeSend({ ...quiet, fromAddress: twenty.slice(1) }, now)).toEqual({ ok: true });
  });

  test("a quarter of an hour after five wrong tries", () => {
    expect(judgeSend({ ...quiet, exhaustedAt: ago(MINUTE) }, now)).toEqual({
      ok: false,
      code: "otp_blocked",
      retryAfter: 14 * 60,
    });
  });

  test("a minute when everybody together sends or guesses too much, or this network guesses", () => {
    const storms = [
      { toAnybody: limits.perMinute },
      { wrongGuesses: { ...noGuesses, everybody: limits.wrongPerMinute } },
      { wrongGuesses: { ...noGuesses, network: limits.wrongPerAddress } },
    ];
    for (const storm of storms) {
      expect(judgeSend({ ...quiet, ...storm }, now)).toEqual({
        ok: false,
        code: "otp_paused",
        retryAfter: 60,
      });
    }
  });
});

test("obeying every wait, nobody ever gets six in an hour or eleven in a day", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_000, max: 40 * MINUTE }), { maxLength: 60 }), (pauses) => {
      const sent: Date[] = [];
      let at = now;
      for (const pause of pauses) {
        at = new Date(at.getTime() + pause);
        const verdict = judgeSend({ ...quiet, toPhone: sent }, at);
        if (!verdict.ok) at = new Date(at.getTime() + verdict.retryAfter * 1000);
        expect(judgeSend({ ...quiet, toPhone: sent }, at)).toEqual({ ok: true });
        sent.unshift(at);
        const within = (window: number) =>
          sent.filter((time) => at.getTime() - time.getTime() < window).length;
        expect(within(60 * MINUTE)).toBeLessThanOrEqual(5);
        expect(within(24 * 60 * MINUTE)).toBeLessThanOrEqual(10);
      }
    }),
  );
});
