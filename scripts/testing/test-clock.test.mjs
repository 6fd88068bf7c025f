import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { testClock } from "./test-clock.mjs";

const now = Date.parse("2026-11-22T10:00:00Z");
const yearInShiftedNode = (code, setting) => {
  const { env, execArgv } = testClock({ TEST_CLOCK: setting });
  return execFileSync(process.execPath, [...execArgv, "-p", code], {
    encoding: "utf8",
    env: { ...process.env, ...env, NODE_OPTIONS: "" },
  }).trim();
};

test("without TEST_CLOCK the clock is the machine's", () => {
  assert.deepEqual(testClock({}, now), {});
});

test("the clock is set to an instant, or some days ahead", () => {
  const aheadOf = (TEST_CLOCK) => Number(testClock({ TEST_CLOCK }, now).env.TEST_CLOCK_AHEAD);
  assert.equal(aheadOf("2026-11-22T10:00:05Z"), 5_000);
  assert.equal(aheadOf("2026-11-22T09:59:59Z"), -1_000);
  assert.equal(aheadOf("+40d"), 40 * 24 * 60 * 60_000);
  assert.throws(() => testClock({ TEST_CLOCK: "tomorrow" }, now), /TEST_CLOCK/);
});

test("a shifted process sees the shifted time in every way of asking for it", () => {
  const ways =
    "[Date.now(), +new Date(), Date.parse(Date())].map((ms) => new Date(ms).getUTCFullYear()).join()";
  assert.equal(yearInShiftedNode(ways, "2031-06-01T12:00:00Z"), "2031,2031,2031");
});

test("a shifted process leaves given dates as they are", () => {
  const code = `const given = new Date(2020, 0); [given.getFullYear(), given instanceof Date, given.constructor === Date].join()`;
  assert.equal(yearInShiftedNode(code, "2031-06-01T12:00:00Z"), "2020,true,true");
});
