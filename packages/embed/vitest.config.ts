import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
import { leftOut } from "../../scripts/testing/left-out.ts";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  plugins: [react()],
  test: {
    ...testClock(),
    environment: "jsdom",
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "embed",
          include: ["src/**/*.test.{ts,tsx}"],
          pool: "vmThreads",
          // Each test file is a realm with its own clock, which the preload of its worker does not reach.
          setupFiles: ["../../scripts/testing/shift-clock.mjs", "test/setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "embed-package",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...leftOut("test/package.test.ts")],
          environment: "node",
        },
      },
    ],
  },
});
