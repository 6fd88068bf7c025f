/** A reporter of node:test that writes how many tests passed and failed, for test.mjs to add up. */
export default async function* countTests(events) {
  for await (const { type, data } of events) {
    // One summary comes for each file, and one without a file for the whole run.
    if (type !== "test:summary" || data.file) continue;
    const { passed, failed, cancelled, skipped, tests } = data.counts;
    yield JSON.stringify({ tests, passed, failed: failed + cancelled, skipped });
  }
}
