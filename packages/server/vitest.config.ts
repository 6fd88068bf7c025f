import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  test: { ...testClock(), name: "server", environment: "node", isolate: false, testTimeout: 60_000 },
});
