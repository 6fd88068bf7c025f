import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    name: "storefront",
    environment: "node",
    include: ["{src,server,stories}/**/*.test.{ts,tsx}"],
    setupFiles: ["test/patience.ts"],
    testTimeout: 30_000,
    // A loaded machine now and then answers too late: told as flaky, and not hidden.
    retry: process.env.CI ? 1 : 0,
  },
});
