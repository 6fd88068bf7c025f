import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, beforeEach, test } from "node:test";
import { missingReports, removeReports, sumReports } from "./reports.mjs";

const scratch = mkdtempSync(join(tmpdir(), "aradhana reports "));
after(() => rmSync(scratch, { recursive: true, force: true }));
beforeEach(() => removeReports(scratch));

function write(path, content) {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), JSON.stringify(content));
}

const ofVitest = (counts, ...testResults) => ({ numTotalTests: 0, ...counts, testResults });

test("the reports of all three runners are added up", () => {
  write("packages/core/test-results/unit.json", ofVitest({ numPassedTests: 8, numFailedTests: 1 }));
  write("apps/api/test-results/unit.json", ofVitest({ numPassedTests: 30, numFailedTests: 0 }));
  write("e2e/test-results/e2e.json", { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 0 } });
  write("test-results/scripts.json", { tests: 100, passed: 100, failed: 0, skipped: 0, failures: [] });
  assert.deepEqual(sumReports(scratch), { passed: 8 + 30 + 6 + 100, failed: 1 + 2, complaints: [] });
});

test("a failed Vitest test is listed with its reason, and one that passed when retried as flaky", () => {
  const reason =
    "\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at file:///shop/cart.test.ts:4:38";
  const result = (fullName, status, failureMessages) => ({ fullName, status, failureMessages });
  const name = join(scratch, "packages/core/src/cart.test.ts");
  write(
    "packages/core/test-results/unit.json",
    ofVitest(
      { numPassedTests: 2, numFailedTests: 1 },
      {
        ...{ name, status: "failed", message: "" },
        assertionResults: [
          result("it adds", "passed", []),
          result("it waits", "passed", [reason]),
          result("it sums", "failed", [reason, reason]),
        ],
      },
    ),
  );
  const message = "AssertionError: expected 1 to be 2";
  assert.deepEqual(sumReports(scratch).complaints, [
    { test: "packages/core/src/cart.test.ts › it waits", message, flaky: true },
    { test: "packages/core/src/cart.test.ts › it sums", message, flaky: false },
  ]);
});

test("a test file that could not be loaded is listed", () => {
  const name = join(scratch, "apps/api/src/a.test.ts");
  const file = { name, status: "failed", message: "Cannot find module './b.ts'", assertionResults: [] };
  write("apps/api/test-results/unit.json", ofVitest({ numPassedTests: 0, numFailedTests: 0 }, file));
  assert.deepEqual(sumReports(scratch).complaints, [
    { test: "apps/api/src/a.test.ts", message: "Cannot find module './b.ts'", flaky: false },
  ]);
});

test("a Playwright test is listed by its file, groups and name", () => {
  const run = (status, ...messages) => ({
    status,
    results: messages.map((message) => (message ? { error: { message } } : {})),
  });
  const spec = (title, ...tests) => ({ title, file: "pay.spec.ts", tests });
  const group = { title: "in Hindi", file: "pay.spec.ts", specs: [spec("pays", run("flaky", "late", null))] };
  write("e2e/test-results/e2e.json", {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        title: "pay.spec.ts",
        file: "pay.spec.ts",
        specs: [spec("opens", run("expected", null)), spec("fails", run("unexpected", "never", "never"))],
        suites: [group],
      },
    ],
  });
  assert.deepEqual(sumReports(scratch).complaints, [
    { test: "e2e/tests/pay.spec.ts › fails", message: "never", flaky: false },
    { test: "e2e/tests/pay.spec.ts › in Hindi › pays", message: "late", flaky: true },
  ]);
});

test("a failed test of a script is listed", () => {
  const failures = [{ test: "a port is claimed", message: "taken" }];
  write("test-results/scripts.json", { tests: 1, passed: 0, failed: 1, skipped: 0, failures });
  assert.deepEqual(sumReports(scratch).complaints, [
    { test: "a port is claimed", message: "taken", flaky: false },
  ]);
});

test("a report that a script promises is missed, if the script ran", () => {
  const test = "vitest run --reporter=json --outputFile.json=test-results/unit.json";
  write("packages/core/package.json", { name: "core", scripts: { build: "tsup", test } });
  const browser = test.replace("unit", "browser");
  write("packages/ui/package.json", { name: "ui", scripts: { test, "test:browser": browser } });
  write("packages/core/test-results/unit.json", ofVitest({ numPassedTests: 1, numFailedTests: 0 }));
  const missingUnit = "ui wrote no test-results/unit.json";
  assert.deepEqual(missingReports(scratch, ["test"]), [missingUnit]);
  assert.deepEqual(missingReports(scratch, ["test", "test:browser"]), [
    missingUnit,
    "ui wrote no test-results/browser.json",
  ]);
});

test("reports of an earlier run are removed", () => {
  write("test-results/scripts.json", { tests: 1, passed: 1, failed: 0, skipped: 0, failures: [] });
  removeReports(scratch);
  assert.ok(!existsSync(join(scratch, "test-results/scripts.json")));
  assert.deepEqual(sumReports(scratch), { passed: 0, failed: 0, complaints: [] });
});
