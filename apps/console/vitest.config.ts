import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    isolate: false,
    setupFiles: ["test/patience.ts"],
    testTimeout: 120_000,
  },
});
