import { configDefaults, defineConfig } from "vitest/config";
import { leftOut } from "../../scripts/testing/left-out.ts";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  test: {
    ...testClock(),
    name: "core",
    environment: "node",
    // No module of core has state: loading them again for each file took most of the time.
    isolate: false,
    exclude: [...configDefaults.exclude, "test/chromium/**", ...leftOut("test/package.test.ts")],
    // Properties run hundreds of times, on machines with other load.
    testTimeout: 120_000,
  },
});
