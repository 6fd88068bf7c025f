import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

const log = pino({ level: "silent" });
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const work = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("the next run follows immediately after work was done, and otherwise after a pause", async () => {
  const results = [3, 2, 0, 1];
  let runs = 0;
  const job = repeat({ name: "count", everyMs: MINUTE, run: async () => results[runs++] ?? 0 }, log);
  await advance(0);
  expect(runs).toBe(3);
  await advance(MINUTE - 1);
  expect(runs).toBe(3);
  await advance(1);
  expect(runs).toBe(5);
  job.wake();
  await advance(0);
  expect(runs).toBe(6);
  await job.stop();
});

test("runs never overlap, and stopping waits for the current run", async () => {
  let running = 0;
  let maxRunning = 0;
  let finished = 0;
  const run = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await work(15);
    running--;
    finished++;
    return 0;
  };
  const job = repeat({ name: "slow", everyMs: 1, run }, log);
  for (let i = 0; i < 10; i++) job.wake();
  await advance(5);
  const stopped = job.stop();
  await advance(100);
  await stopped;
  expect(maxRunning).toBe(1);
  expect(finished).toBe(1);
});

test("a run with a long backlog gets the stop signal", async () => {
  let done = 0;
  const run = async (stop: AbortSignal) => {
    while (!stop.aborted) {
      await work(1);
      done++;
    }
    return done;
  };
  const job = repeat({ name: "backlog", everyMs: 1, run }, log);
  await advance(10);
  expect(done).toBe(10);
  const stopped = job.stop();
  await advance(100);
  await stopped;
  expect(done).toBe(11);
});

test("a job continues after a failed run", async () => {
  let runs = 0;
  const run = async () => {
    if (++runs === 1) throw new Error("the database is down");
    return 0;
  };
  const job = repeat({ name: "shaky", everyMs: MINUTE, run }, log);
  await advance(0);
  expect(runs).toBe(1);
  await advance(MINUTE);
  expect(runs).toBe(2);
  await job.stop();
});
