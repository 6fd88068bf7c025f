import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSecondsUntil } from "./use-seconds-until.ts";

const now = "2026-11-20T06:00:00.000Z";
const later = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(now) }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("rounds up to seconds, and 0 means that the instant is reached", () => {
  const { result } = renderHook(() => useSecondsUntil(later(2500), 0));
  expect(result.current).toBe(3);
  pass(499);
  expect(result.current).toBe(3);
  pass(1);
  expect(result.current).toBe(2);
  pass(1999);
  expect(result.current).toBe(1);
  pass(1);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("uses the server's clock when the visitor's is an hour behind", () => {
  const { result } = renderHook(() => useSecondsUntil(later(HOUR + 30_000), HOUR));
  expect(result.current).toBe(30);
});

test("restarts for another instant, and is 0 at once if that is in the past", () => {
  const { result, rerender } = renderHook(({ until }) => useSecondsUntil(until, 0), {
    initialProps: { until: later(-HOUR) },
  });
  expect(result.current).toBe(0);
  rerender({ until: later(30_000) });
  expect(result.current).toBe(30);
  pass(30_000);
  expect(result.current).toBe(0);
});

test("leaves no timer behind", () => {
  renderHook(() => useSecondsUntil(later(HOUR), 0)).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
