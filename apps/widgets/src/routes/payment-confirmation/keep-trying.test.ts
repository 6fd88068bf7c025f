import { ApiError } from "@aradhana/core/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTrying } from "./keep-trying.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (status: number, retryAfter?: number) =>
  new ApiError("no", { code: "x", status, ...(retryAfter && { retryAfter }) });

/** Work that fails as `errors` say, and then no more. */
function begin(...errors: Error[]) {
  const work = vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
  });
  const onRefused = vi.fn();
  return { work, onRefused, end: keepTrying(work, onRefused) };
}

test("what may pass is tried again, each time after a longer pause", async () => {
  const { work, onRefused } = begin(refused(0), refused(503), refused(0));
  const tries: number[] = [];
  for (let second = 0; second <= 14; second += 2) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 2_000);
    tries.push(work.mock.calls.length);
  }
  expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([work.mock.calls.length, onRefused.mock.calls.length]).toEqual([4, 0]);
});

test("whoever is told how long to wait waits so long", async () => {
  const { work } = begin(refused(429, 30));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test("what is refused is not tried again, and is told of", async () => {
  const { work, onRefused } = begin(refused(409));
  await vi.advanceTimersByTimeAsync(600_000);
  window.dispatchEvent(new Event("online"));
  expect([work.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1]);
});

test("the network's coming back is the moment to try, until the end", async () => {
  const { work, end } = begin(refused(0), refused(0), refused(0));
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(2);
});
