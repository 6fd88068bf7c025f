import { configDefaults, defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  test: {
    ...testClock(),
    name: "core",
    environment: "node",
    exclude: [...configDefaults.exclude, "test/chromium/**"],
    // Properties are tried hundreds of times, on machines that do other things meanwhile.
    testTimeout: 60_000,
    // A loaded machine now and then answers too late: told as flaky, and not hidden.
    retry: process.env.CI ? 1 : 0,
  },
});
