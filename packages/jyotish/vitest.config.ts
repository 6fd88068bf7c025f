import { configDefaults, defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  test: {
    ...testClock(),
    name: "jyotish",
    environment: "node",
    // No module of jyotish has state: loading them again for each file took a third of the time.
    isolate: false,
    exclude: [...configDefaults.exclude, "test/chromium/**"],
    // Properties run hundreds of times, on machines with other load.
    testTimeout: 120_000,
  },
});
