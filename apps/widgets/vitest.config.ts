import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";
import { rendererFor } from "./renderer.ts";

const { alias, dedupe, setupFiles } = rendererFor(process.env);

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias,
    dedupe,
    conditions: ["source"],
    mainFields: ["module", "main"],
  },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    name: "widgets",
    environment: "jsdom",
    include: ["{src,protocol,embed,react,demo,stories,scripts}/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts", ...setupFiles],
    testTimeout: 30_000,
    // A loaded machine now and then answers too late: told as flaky, and not hidden.
    retry: process.env.CI ? 1 : 0,
    // Left to Node it would find React, and draw with it what the app draws with Preact.
    server: { deps: { inline: [/@testing-library\/react/] } },
  },
});
