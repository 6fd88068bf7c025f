import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    name: "browser",
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000,
  },
});
