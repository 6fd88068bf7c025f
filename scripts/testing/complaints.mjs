import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const longestMessage = 600;

/** The start of a failure's text, without colours and without the stack of the test runner. */
function messageOf(text = "") {
  const plain = stripVTControlCharacters(text).split(/\n\s+at /)[0];
  return plain.slice(0, longestMessage).trim();
}

/** The failures in a Vitest report, including the first failures of tests that passed when retried. */
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

/** The failures in a Playwright report, whose suites are nested. */
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
 * What did not pass at once in a report of Vitest, Playwright or our node:test reporter: the test by its file under
 * `root`, the start of its first failure, and whether it was `flaky`, passing when retried.
 */
export function complaintsOf(report, root) {
  if (report.stats) return (report.suites ?? []).flatMap((suite) => complaintsOfPlaywright(suite));
  if ("numTotalTests" in report) return complaintsOfVitest(report, root);
  return report.failures.map(({ test, message }) => ({ test, message: messageOf(message), flaky: false }));
}
