/** A reporter of node:test that writes what passed and what failed, for test.mjs to add up. */
export default async function* countTests(events) {
  const failures = [];
  for await (const { type, data } of events) {
    if (type === "test:fail" && data.details.type !== "suite") {
      const { error } = data.details;
      failures.push({ test: data.name, message: String(error.cause?.message ?? error.message) });
    }
    // There is one summary per file, and one without a file for the whole run.
    if (type !== "test:summary" || data.file) continue;
    const { passed, failed, cancelled, skipped, tests } = data.counts;
    yield JSON.stringify({ tests, passed, failed: failed + cancelled, skipped, failures });
  }
}
