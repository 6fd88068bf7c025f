import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithRetry } from "./index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("§2 a failed chunk load is retried once after 300 ms", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("Loading chunk 7 failed")).mockResolvedValue("module");
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(299);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe("module");
});

test("§2 a second failure reaches the caller", async () => {
  const load = vi.fn().mockRejectedValue(new Error("Loading chunk 7 failed"));
  const loaded = expect(loadWithRetry(load)).rejects.toThrow("Loading chunk 7 failed");
  await vi.advanceTimersByTimeAsync(300);
  await loaded;
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(["Failed to fetch", "error loading"])(
  "'%s …' names the address, which is asked for by another one: browsers remember what failed",
  async (words) => {
    const address = "https://shop.test/assets/route-1.js";
    const load = vi.fn().mockRejectedValue(new TypeError(`${words} dynamically imported module: ${address}`));
    const fetchAnew = vi.fn().mockResolvedValue("module");
    const loaded = loadWithRetry(load, fetchAnew);
    await vi.advanceTimersByTimeAsync(300);
    await expect(loaded).resolves.toBe("module");
    expect(fetchAnew).toHaveBeenCalledExactlyOnceWith(`${address}?again`);
    expect(load).toHaveBeenCalledTimes(1);
  },
);
