import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { recorded } from "./job-runs.queries.ts";

const { parts, request, time } = await createTestApp();
const neverStopped = new AbortController().signal;
const ready = async () =>
  (await (await request("/readyz")).text()).split("\n").filter((line) => line.startsWith("job"));
const advance = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

test("readiness says for how long each job has not run; a run that fails does not count", async () => {
  let isFailing = false;
  const run = recorded(parts, "missed promises", async () => {
    if (isFailing) throw new Error("the database is away");
    return 0;
  });
  expect(await ready()).toEqual([]);
  await run(neverStopped);
  advance(40);
  expect(await ready()).toEqual(["job_missed_promises_seconds 40"]);
  await run(neverStopped);
  expect(await ready()).toEqual(["job_missed_promises_seconds 0"]);
  isFailing = true;
  advance(120);
  await expect(run(neverStopped)).rejects.toThrow("away");
  expect(await ready()).toEqual(["job_missed_promises_seconds 120"]);
});

test("what runs every second is stored a few times a minute", async () => {
  const run = recorded(parts, "outbox", async () => 0);
  await run(neverStopped);
  advance(14);
  await run(neverStopped);
  expect(await ready()).toContain("job_outbox_seconds 14");
  advance(1);
  await run(neverStopped);
  expect(await ready()).toContain("job_outbox_seconds 0");
});
