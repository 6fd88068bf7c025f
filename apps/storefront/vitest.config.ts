import { globSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

const all = globSync("{src,server,stories}/**/*.test.{ts,tsx}", { cwd: import.meta.dirname });
const inJsdom = all.filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, "utf8").startsWith("// @vitest-environment jsdom"),
);

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    environment: "node",
    setupFiles: ["test/patience.ts"],
    testTimeout: 30_000,
    // A test that passes only in a second run is reported as flaky, not hidden.
    retry: process.env.CI ? 1 : 0,
    projects: [
      // What a server test leaves is closed by itself; loading the app again for each file took most of the time.
      {
        extends: true,
        test: {
          name: "storefront",
          include: all.filter((file) => !inJsdom.includes(file)),
          isolate: false,
        },
      },
      { extends: true, test: { name: "storefront-jsdom", include: inJsdom } },
    ],
  },
});
