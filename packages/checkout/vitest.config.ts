import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  test: {
    ...testClock(),
    name: "checkout",
    environment: "jsdom",
    pool: "vmThreads",
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
    // Each test file is a realm with its own clock, which the preload of its worker does not reach.
    setupFiles: ["../../scripts/testing/shift-clock.mjs", "test/setup.ts"],
    testTimeout: 120_000,
    // Class names as written, so that a test can name one.
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
