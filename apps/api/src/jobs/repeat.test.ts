import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

const log = pino({ level: "silent" });
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const work = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a run that did something is followed at once, one that did nothing by a pause", async () => {
  const left = [3, 2, 0, 1];
  let runs = 0;
  const job = repeat({ name: "count", everyMs: MINUTE, run: async () => left[runs++] ?? 0 }, log);
  await pass(0);
  expect(runs).toBe(3);
  await pass(MINUTE - 1);
  expect(runs).toBe(3);
  await pass(1);
  expect(runs).toBe(5);
  job.wake();
  await pass(0);
  expect(runs).toBe(6);
  await job.stop();
});

test("it never runs twice at once, and stopping waits for the run in work", async () => {
  let atOnce = 0;
  let most = 0;
  let finished = 0;
  const run = async () => {
    most = Math.max(most, ++atOnce);
    await work(15);
    atOnce--;
    finished++;
    return 0;
  };
  const job = repeat({ name: "slow", everyMs: 1, run }, log);
  for (let i = 0; i < 10; i++) job.wake();
  await pass(5);
  const stopped = job.stop();
  await pass(100);
  await stopped;
  expect(most).toBe(1);
  expect(finished).toBe(1);
});

test("a run through a long backlog hears that it is to stop", async () => {
  let done = 0;
  const run = async (stop: AbortSignal) => {
    while (!stop.aborted) {
      await work(1);
      done++;
    }
    return done;
  };
  const job = repeat({ name: "backlog", everyMs: 1, run }, log);
  await pass(10);
  expect(done).toBe(10);
  const stopped = job.stop();
  await pass(100);
  await stopped;
  expect(done).toBe(11);
});

test("a failure is not the end", async () => {
  let runs = 0;
  const run = async () => {
    if (++runs === 1) throw new Error("the database is away");
    return 0;
  };
  const job = repeat({ name: "shaky", everyMs: MINUTE, run }, log);
  await pass(0);
  expect(runs).toBe(1);
  await pass(MINUTE);
  expect(runs).toBe(2);
  await job.stop();
});
