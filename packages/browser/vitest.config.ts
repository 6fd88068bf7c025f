import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    name: "browser",
    environment: "jsdom",
    // A realm for each file takes half the time of a process that loads jsdom again.
    pool: "vmThreads",
    // A realm has its own clock, which the preload of its worker does not reach.
    setupFiles: ["../../scripts/testing/shift-clock.mjs", "test/navigation-timing.ts"],
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000,
  },
});
