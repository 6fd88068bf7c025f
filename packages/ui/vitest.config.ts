import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { chromium } from "../../scripts/chromium.mjs";

/** One Chromium that asks for `colorScheme`: axe judges contrast, so every story is tested in both. */
const inScheme = (colorScheme: "light" | "dark") => ({
  browser: "chromium" as const,
  name: `storybook-${colorScheme}`,
  provider: playwright({ launchOptions: chromium(), contextOptions: { colorScheme } }),
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { conditions: ["source", ...defaultClientConditions] },
        ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
        test: {
          name: "unit",
          environment: "jsdom",
          pool: "vmThreads",
          include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
          testTimeout: 30_000,
          setupFiles: ["test/setup.ts"],
          // Class names as written, so that a test can name one.
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
      {
        plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook") })],
        // Found by the first story that needs them, they would make the whole run begin anew.
        optimizeDeps: {
          include: ["@base-ui/react/direction-provider", "@base-ui/react/menu", "@base-ui/react/tabs"],
        },
        test: {
          name: "storybook",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium() }),
            viewport: { width: 360, height: 640 },
            instances: [inScheme("light"), inScheme("dark")],
          },
        },
      },
    ],
  },
});
