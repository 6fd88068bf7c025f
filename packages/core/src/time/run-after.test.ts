import { afterEach, expect, test, vi } from "vitest";
import { runAfter } from "./index.ts";

afterEach(() => void vi.useRealTimers());

test("runs once after the given milliseconds, unless it is cancelled", () => {
  vi.useFakeTimers();
  const run = vi.fn();
  runAfter(100, run);
  const callOff = runAfter(100, run);
  callOff();
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});
