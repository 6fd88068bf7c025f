import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints the content of a failed test's page, for build machines whose files cannot be fetched later. */
export default class ShownReporter implements Reporter {
  onTestEnd(test: TestCase, { status, retry, attachments }: TestResult) {
    if (status === test.expectedStatus) return;
    const context = attachments.find(({ name }) => name === "error-context");
    if (!context?.path) return;
    const parts = readFileSync(context.path, "utf8").split(/^# /m);
    const shown = parts.find((part) => part.startsWith("Page snapshot"));
    if (shown) console.log(`\nTry ${retry + 1} of "${test.title}" ended with this on the page:\n${shown}`);
  }
}
