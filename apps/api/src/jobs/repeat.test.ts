import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { repeat } from "./repeat.ts";

const log = pino({ level: "silent" });

test("a run that did something is followed at once, one that did nothing by a pause", async () => {
  const left = [3, 2, 0, 1];
  let runs = 0;
  const job = repeat({ name: "count", everyMs: 60_000, run: async () => left[runs++] ?? 0 }, log);
  await sleep(20);
  expect(runs).toBe(3);
  job.wake();
  await sleep(20);
  expect(runs).toBe(5);
  await job.stop();
});

test("it never runs twice at once, and stopping waits for the run in work", async () => {
  let atOnce = 0;
  let most = 0;
  let finished = 0;
  const run = async () => {
    most = Math.max(most, ++atOnce);
    await sleep(15);
    atOnce--;
    finished++;
    return 0;
  };
  const job = repeat({ name: "slow", everyMs: 1, run }, log);
  for (let i = 0; i < 10; i++) job.wake();
  await sleep(5);
  await job.stop();
  expect(most).toBe(1);
  expect(finished).toBe(1);
});

test("a run through a long backlog hears that it is to stop", async () => {
  let done = 0;
  const run = async (stop: AbortSignal) => {
    while (!stop.aborted) {
      await sleep(1);
      done++;
    }
    return done;
  };
  const job = repeat({ name: "backlog", everyMs: 1, run }, log);
  await sleep(10);
  await job.stop();
  const atStop = done;
  expect(atStop).toBeGreaterThan(0);
  await sleep(10);
  expect(done).toBe(atStop);
});

test("a failure is not the end", async () => {
  let runs = 0;
  const run = async () => {
    if (++runs === 1) throw new Error("the database is away");
    return 0;
  };
  const job = repeat({ name: "shaky", everyMs: 1, run }, log);
  await sleep(30);
  await job.stop();
  expect(runs).toBeGreaterThan(1);
});
