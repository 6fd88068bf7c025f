import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { complaintsOf } from "./complaints.mjs";

const reports = "{.,e2e,packages/*,apps/*}/test-results/*.json";

/** How many tests vitest, Playwright or our reporter of node:test passed and failed. */
function countOf(report) {
  if (report.stats)
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  if ("numTotalTests" in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.passed, failed: report.failed };
}

/**
 * The tests passed and failed in every report under `root`, and what did not pass at once by name.
 * `flaky` tests passed when retried, and count as passed.
 */
export function sumReports(root) {
  const all = globSync(reports, { cwd: root })
    .sort()
    .map((file) => JSON.parse(readFileSync(join(root, file), "utf8")));
  const counts = all.map(countOf);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    complaints: all.flatMap((report) => complaintsOf(report, root)),
  };
}

/** Removes reports of earlier runs, so that they are not counted. */
export function removeReports(root) {
  for (const file of globSync(reports, { cwd: root })) rmSync(join(root, file));
}

/** The reports that the named scripts of the workspaces promise and that are not there. */
export function missingReports(root, ran) {
  return globSync("{packages,apps}/*/package.json", { cwd: root }).flatMap((file) => {
    const { name, scripts } = JSON.parse(readFileSync(join(root, file), "utf8"));
    const promised = ran.flatMap((script) => [
      ...(scripts[script] ?? "").matchAll(/--outputFile\.json=(\S+)/g),
    ]);
    return promised
      .filter(([, path]) => globSync(join(file, "..", path), { cwd: root }).length === 0)
      .map(([, path]) => `${name} wrote no ${path}`);
  });
}
