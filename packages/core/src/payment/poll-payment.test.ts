import { expect, test, vi } from "vitest";
import { paymentStatus } from "../../test/contract/orders.ts";
import { fakeClock } from "../../test/fake-clock.ts";
import { ApiError } from "../api/index.ts";
import type { PaymentStatus } from "../contract/index.ts";
import { type PaymentPollResult, pollPayment } from "./index.ts";

const pending = (next_poll_ms: number | null): PaymentStatus => ({
  ...(paymentStatus as PaymentStatus),
  ...{ state: "pending", next_poll_ms },
});
const apiError = (status: number) => new ApiError("no", { code: "x", status });
const failure = (httpStatus: number, code = "x") => ({
  ...{ code, httpStatus, requestId: undefined, retryAfter: undefined, details: {} },
});

/** Polls a check that returns these outcomes in order, then repeats the last one. */
function startPolling(outcomes: readonly (PaymentStatus | Error)[], maxDuration = 60_000) {
  const clock = fakeClock();
  let time = Date.parse("2026-11-20T10:00:00.000Z");
  const results: PaymentPollResult[] = [];
  const report = vi.fn();
  const check = vi.fn(async () => {
    const next = outcomes[Math.min(check.mock.calls.length, outcomes.length) - 1];
    if (!next || next instanceof Error) throw next;
    return next;
  });
  const stop = pollPayment({
    ...{ check, maxDuration, report, after: clock.after, now: () => time },
    onResult: (each) => results.push(each),
  });
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    ...{ check, report, results, stop, settle, waiting: clock.waiting },
    async pass(ms: number) {
      await settle();
      time += ms;
      clock.pass(ms);
      await settle();
    },
  };
}

test("polls at the interval the server names, until the server names none", async () => {
  const { check, results, pass, waiting } = startPolling([pending(2_000), pending(3_000), pending(null)]);
  await pass(1_999);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(1);
  await pass(3_000);
  expect(results.map(({ isPolling }) => isPolling)).toEqual([true, true, false]);
  expect(results.map(({ payment }) => payment?.next_poll_ms)).toEqual([2_000, 3_000, null]);
  expect([check.mock.calls.length, waiting()]).toEqual([3, 0]);
});

test("polling stops after the maximum duration", async () => {
  const { check, results, pass } = startPolling([pending(2_000)], 4_000);
  await pass(2_000);
  expect(results.at(-1)?.isPolling).toBe(true);
  await pass(2_000);
  expect(results.at(-1)?.isPolling).toBe(false);
  await pass(60_000);
  expect(check).toHaveBeenCalledTimes(3);
});

test("a network error is reported and retried after five seconds, or after the last interval", async () => {
  const { check, results, pass } = startPolling([apiError(0), pending(2_000), apiError(503), pending(null)]);
  await pass(4_999);
  expect(results).toEqual([{ payment: undefined, failure: failure(0), isPolling: true }]);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(1);
  await pass(2_000);
  expect(results.at(-1)).toEqual({ payment: undefined, failure: failure(503), isPolling: true });
  await pass(2_000);
  expect(results.at(-1)).toEqual({ payment: pending(null), isPolling: false });
});

test("an error response stops the polling", async () => {
  const { check, results, pass } = startPolling([apiError(404)]);
  await pass(60_000);
  expect(results).toEqual([{ payment: undefined, failure: failure(404), isPolling: false }]);
  expect(check).toHaveBeenCalledTimes(1);
});

test("after stop, nothing is reported and no timer is left", async () => {
  const stoppedEarly = startPolling([pending(2_000)]);
  stoppedEarly.stop();
  await stoppedEarly.settle();
  expect([stoppedEarly.results, stoppedEarly.waiting()]).toEqual([[], 0]);

  const stoppedLater = startPolling([pending(2_000)]);
  await stoppedLater.settle();
  expect(stoppedLater.waiting()).toBe(1);
  stoppedLater.stop();
  expect(stoppedLater.waiting()).toBe(0);
});

test("an unexpected error stops the polling and is reported", async () => {
  const { check, report, results, pass } = startPolling([new TypeError("ours")]);
  await pass(60_000);
  expect(results).toEqual([{ payment: undefined, failure: failure(0, "unexpected"), isPolling: false }]);
  expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError("ours"));
  expect(check).toHaveBeenCalledOnce();
});
