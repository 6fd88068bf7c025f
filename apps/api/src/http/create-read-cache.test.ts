import { describe, expect, test, vi } from "vitest";
import { createReadCache } from "./create-read-cache.ts";

function createCache() {
  const time = { now: 0 };
  const cached = createReadCache<number>({ clock: () => new Date(time.now), retentionMs: 1000 });
  return { time, cached };
}

test("a value is read once within the retention time, also for simultaneous callers", async () => {
  const { time, cached } = createCache();
  const read = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  expect(await Promise.all([cached("a", read), cached("a", read)])).toEqual([1, 1]);
  time.now = 999;
  expect(await cached("a", read)).toBe(1);
  time.now = 1000;
  expect(await cached("a", read)).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a clock that is set back does not extend the life of an entry", async () => {
  const { time, cached } = createCache();
  time.now = 5000;
  await cached("a", async () => 1);
  time.now = 0;
  expect(await cached("a", async () => 2)).toBe(2);
});

test("a failed read is not cached", async () => {
  const { cached } = createCache();
  await expect(cached("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cached("a", async () => 1)).toBe(1);
});

describe("a value that is renewed ahead", () => {
  const createRenewed = () => {
    const time = { now: 0 };
    const clock = () => new Date(time.now);
    const cached = createReadCache<number>({ clock, retentionMs: 1000, renewAfterMs: 500 });
    return { time, cached };
  };

  test("is served while the new one is read, and replaced by it", async () => {
    const { time, cached } = createRenewed();
    await cached("a", async () => 1);
    time.now = 500;
    const renewal = Promise.withResolvers<number>();
    const read = vi.fn(() => renewal.promise);
    expect(await Promise.all([cached("a", read), cached("a", read)])).toEqual([1, 1]);
    time.now = 999;
    expect(await cached("a", read)).toBe(1);
    renewal.resolve(2);
    await renewal.promise;
    expect(await cached("a", read)).toBe(2);
    expect(read).toHaveBeenCalledOnce();
    // It was read at 500, and is as old as any other value from then on.
    time.now = 1000;
    expect(await cached("a", async () => 3)).toBe(2);
    expect(await cached("a", async () => 4)).toBe(3);
  });

  test("is not served beyond the retention time: the new one is waited for", async () => {
    const { time, cached } = createRenewed();
    await cached("a", async () => 1);
    time.now = 500;
    const renewal = Promise.withResolvers<number>();
    await cached("a", () => renewal.promise);
    time.now = 1000;
    const waiting = cached("a", async () => 3);
    renewal.resolve(2);
    expect(await waiting).toBe(2);
  });

  test("is read again after a renewal that failed", async () => {
    const { time, cached } = createRenewed();
    await cached("a", async () => 1);
    time.now = 500;
    expect(await cached("a", () => Promise.reject(new Error("no")))).toBe(1);
    expect(await cached("a", async () => 2)).toBe(1);
    expect(await cached("a", async () => 3)).toBe(2);
  });
});

test("the oldest entry is removed when the cache is full", async () => {
  const { cached } = createCache();
  for (let key = 0; key <= 500; key++) await cached(String(key), async () => key);
  expect(await cached("0", async () => -1)).toBe(-1);
  expect(await cached("500", async () => -1)).toBe(500);
});
