import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFailureHandling } from "./create-failure-handling.ts";

const home = "https://shop.test/widget/pujas?limit=3";
const lost = () => new Error("Loading chunk 7 failed");

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function open() {
  const exception = vi.fn();
  const opened = vi.fn<(address: string) => void>();
  const failures = createFailureHandling({ reporter: { exception }, home, open: opened });
  return { ...failures, exception, opened };
}

test("§8 other render errors are reported, and nothing is loaded again", () => {
  const { onFailure, exception, opened } = open();
  const broken = new TypeError("x is not a function");
  onFailure(broken);
  vi.runAllTimers();
  expect(exception).toHaveBeenCalledExactlyOnceWith(broken, { shown: "fallback screen" });
  expect(opened).not.toHaveBeenCalled();
});

test("§8 a part that stays lost loads the first screen after 100 ms, once, and is not reported", () => {
  const { onFailure, exception, opened } = open();
  onFailure(lost());
  vi.advanceTimersByTime(99);
  expect(opened).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(opened).toHaveBeenCalledExactlyOnceWith(home);

  const next = open();
  next.onFailure(lost());
  vi.runAllTimers();
  expect(next.opened).not.toHaveBeenCalled();
  expect(exception).not.toHaveBeenCalled();
});

test("without a connection the first screen is loaded once there is one", () => {
  const { onFailure, opened } = open();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onFailure(lost());
  vi.runAllTimers();
  expect(opened).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  vi.runAllTimers();
  expect(opened).toHaveBeenCalledOnce();
});
