import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const longestMessage = 600;

/** The start of a failure's text, without colours and without the way through the test runner. */
function messageOf(text = "") {
  const plain = stripVTControlCharacters(text).split(/\n\s+at /)[0];
  return plain.slice(0, longestMessage).trim();
}

/** What went wrong in a report of vitest; a test that failed and then passed keeps its first failures. */
function complaintsOfVitest({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const complaints = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map((result) => ({
        test: `${file} › ${result.fullName}`,
        message: messageOf(result.failureMessages[0]),
        flaky: result.status === "passed",
      }));
    // A file that could not be loaded, or an error outside of its tests.
    const ofTheFile = { test: file, message: messageOf(message), flaky: false };
    return status === "failed" && complaints.length === 0 ? [ofTheFile] : complaints;
  });
}

/** What went wrong in a report of Playwright, whose suites lie within each other. */
function complaintsOfPlaywright({ file, title, specs = [], suites = [] }, path = []) {
  const here = file === title ? [] : [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        test: [`e2e/tests/${spec.file}`, ...here, spec.title].join(" › "),
        message: messageOf(results.find(({ error }) => error)?.error.message),
        flaky: status === "flaky",
      })),
  );
  return [...own, ...suites.flatMap((suite) => complaintsOfPlaywright(suite, here))];
}

/**
 * What a report of vitest, Playwright or our reporter of node:test says did not pass at once: the test by its
 * file under `root`, the start of its first failure, and whether it was `flaky`, passing when tried again.
 */
export function complaintsOf(report, root) {
  if (report.stats) return (report.suites ?? []).flatMap((suite) => complaintsOfPlaywright(suite));
  if ("numTotalTests" in report) return complaintsOfVitest(report, root);
  return report.failures.map(({ test, message }) => ({ test, message: messageOf(message), flaky: false }));
}
