import { defineConfig } from "vitest/config";
import { chromium } from "../../scripts/chromium.mjs";

/** Tests that need Chromium: `pnpm test:browser`. */
export default defineConfig({
  test: {
    name: "core-chromium",
    environment: "node",
    include: ["test/chromium/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { chromium: chromium() },
  },
});

declare module "vitest" {
  interface ProvidedContext {
    chromium: ReturnType<typeof chromium>;
  }
}
