import { createStorage } from "@aradhana/core/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isChunkFailure, reloadHome } from "./chunk-failure.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  "Loading chunk 7 failed",
  "Unexpected token '<'",
  "Failed to fetch dynamically imported module: https://shop.test/assets/route-1.js",
  "error loading dynamically imported module: https://shop.test/assets/route-1.js",
  "expected expression, got '<'",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/route-1.css",
])("§8 %j is a chunk load error", (message) => {
  expect(isChunkFailure(new Error(message))).toBe(true);
});

test("any other error is none", () => {
  expect(isChunkFailure(new Error("x is not a function"))).toBe(false);
  expect(isChunkFailure("Loading chunk 7 failed")).toBe(false);
});

test("§2 a lost chunk forces a hard reload to / after 100 ms, and not again within half a minute", () => {
  const kept = createStorage(() => undefined);
  const storage = { getItem: (name: string) => kept.get(name), setItem: kept.set };
  const leave = vi.fn();
  expect(reloadHome({ storage, now: 1_000_000, leave })).toBe(true);
  vi.advanceTimersByTime(99);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledExactlyOnceWith("/");
  expect(reloadHome({ storage, now: 1_029_999, leave })).toBe(false);
  expect(reloadHome({ storage, now: 1_030_000, leave })).toBe(true);
});
