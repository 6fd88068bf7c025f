import { expect, test, vi } from "vitest";
import { shortMemory } from "./short-memory.ts";

function setUp() {
  const time = { now: 0 };
  const remember = shortMemory<number>({ clock: () => new Date(time.now), retentionMs: 1000 });
  return { time, remember };
}

test("one reading serves all who ask within the time", async () => {
  const { time, remember } = setUp();
  const read = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  expect(await Promise.all([remember("a", read), remember("a", read)])).toEqual([1, 1]);
  time.now = 999;
  expect(await remember("a", read)).toBe(1);
  time.now = 1000;
  expect(await remember("a", read)).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a clock that is set back keeps nothing alive", async () => {
  const { time, remember } = setUp();
  time.now = 5000;
  await remember("a", async () => 1);
  time.now = 0;
  expect(await remember("a", async () => 2)).toBe(2);
});

test("a failed reading is not kept", async () => {
  const { remember } = setUp();
  await expect(remember("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await remember("a", async () => 1)).toBe(1);
});

test("it does not grow for ever: the oldest is read again", async () => {
  const { remember } = setUp();
  for (let key = 0; key <= 500; key++) await remember(String(key), async () => key);
  expect(await remember("0", async () => -1)).toBe(-1);
  expect(await remember("500", async () => -1)).toBe(500);
});
