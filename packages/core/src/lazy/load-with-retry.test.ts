import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isChunkFailure, loadWithRetry } from "./index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => Promise.reject(new Error("Loading chunk 7 failed"));
const stalled = () => new Promise<never>(() => {});

test("§2 a failed chunk load is retried once after 300 ms", async () => {
  const load = vi.fn(() => Promise.resolve("module")).mockImplementationOnce(lost);
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(299);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe("module");
  expect(load).toHaveBeenCalledTimes(2);
});

test("§2 a second failure reaches the caller", async () => {
  const load = vi.fn(lost);
  const loaded = expect(loadWithRetry(load)).rejects.toThrow("Loading chunk 7 failed");
  await vi.advanceTimersByTimeAsync(10_000);
  await loaded;
  expect(load).toHaveBeenCalledTimes(2);
});

test("§7 lazy chunk loads time out after 120 s, and are then retried once", async () => {
  const load = vi.fn((): Promise<string> => Promise.resolve("module")).mockImplementationOnce(stalled);
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(120_299);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe("module");
});

test("§9 a chunk that never arrives fails after 120 s, 300 ms and 120 s, and leaves no timer behind", async () => {
  let failure: unknown;
  loadWithRetry(stalled).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(240_299);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(isChunkFailure(failure)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("a loaded part leaves no timer behind", async () => {
  await expect(loadWithRetry(() => Promise.resolve("module"))).resolves.toBe("module");
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["Failed to fetch", "https://shop.test/assets/route-1.js"],
  ["error loading", "http://127.0.0.1:8080/assets/route-1.js"],
])(
  "§9 '%s …' names the address, which is asked for by a fresh one: browsers remember what failed: %s",
  async (message, address) => {
    const load = vi
      .fn()
      .mockRejectedValue(new TypeError(`${message} dynamically imported module: ${address}`));
    const loadUncached = vi.fn().mockResolvedValue("module");
    const loaded = loadWithRetry(load, loadUncached);
    await vi.advanceTimersByTimeAsync(300);
    await expect(loaded).resolves.toBe("module");
    expect(loadUncached).toHaveBeenCalledExactlyOnceWith(`${address}?again`);
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test.each(["https://shop.test/a.js was refused", "/assets/a.js", ""])(
  "without a URL in 'dynamically imported module: %s', the part is loaded by the same import again",
  async (reason) => {
    const lost = new TypeError(`Failed to fetch dynamically imported module: ${reason}`);
    const load = vi.fn().mockResolvedValue("module").mockRejectedValueOnce(lost);
    const loadUncached = vi.fn();
    const loaded = loadWithRetry(load, loadUncached);
    await vi.advanceTimersByTimeAsync(300);
    await expect(loaded).resolves.toBe("module");
    expect(loadUncached).not.toHaveBeenCalled();
  },
);
