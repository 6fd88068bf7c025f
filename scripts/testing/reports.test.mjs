import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { missingReports, removeReports, sumReports } from "./reports.mjs";

const scratch = mkdtempSync(join(tmpdir(), "aradhana reports "));
after(() => rmSync(scratch, { recursive: true, force: true }));

function write(path, content) {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), JSON.stringify(content));
}

test("the reports of all three runners are added up", () => {
  write("packages/core/test-results/unit.json", { numTotalTests: 9, numPassedTests: 8, numFailedTests: 1 });
  write("apps/api/test-results/unit.json", { numTotalTests: 30, numPassedTests: 30, numFailedTests: 0 });
  write("e2e/test-results/e2e.json", { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 0 } });
  write("test-results/scripts.json", { tests: 100, passed: 100, failed: 0, skipped: 0 });
  assert.deepEqual(sumReports(scratch), { passed: 8 + 30 + 6 + 100, failed: 1 + 2, flaky: 1 });
});

test("a report that a script promises is missed", () => {
  const test = "vitest run --reporter=json --outputFile.json=test-results/unit.json";
  write("packages/core/package.json", { name: "core", scripts: { build: "tsup", test } });
  write("packages/ui/package.json", { name: "ui", scripts: { test } });
  assert.deepEqual(missingReports(scratch), ["ui wrote no test-results/unit.json"]);
});

test("reports of an earlier run are removed", () => {
  removeReports(scratch);
  assert.deepEqual(sumReports(scratch), { passed: 0, failed: 0, flaky: 0 });
  assert.ok(existsSync(join(scratch, "packages/core/package.json")));
});
