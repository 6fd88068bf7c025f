import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";
import { preactForReact } from "./preact-for-react.ts";

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: preactForReact,
    dedupe: ["preact"],
    conditions: ["source"],
    mainFields: ["module", "main"],
  },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    name: "widgets",
    environment: "jsdom",
    include: ["{src,protocol,embed,react,demo,stories,scripts}/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
    testTimeout: 30_000,
    // A loaded machine now and then answers too late: told as flaky, and not hidden.
    retry: process.env.CI ? 1 : 0,
    // Left to Node it would find React, and draw with it what the app draws with Preact.
    server: { deps: { inline: [/@testing-library\/react/] } },
  },
});
