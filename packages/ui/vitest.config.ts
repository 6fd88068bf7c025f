import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { chromium } from "../../scripts/chromium.mjs";
import { forceColors, matchBaseline, preferScheme } from "./test/stories/baseline-command.ts";

/** The same text rendering on every machine: no hinting, no coloured edges. */
const alike = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"];

const { args, ...launch } = chromium();

export default defineConfig({
  test: {
    // Screens log failed calls; here only a failing test reports them.
    silent: "passed-only",
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
          testTimeout: 120_000,
          setupFiles: ["test/setup.ts"],
          // Unhashed class names, so that a test can name one.
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
      {
        plugins: [storybookTest({ configDir: join(import.meta.dirname, ".storybook") })],
        // If the first story discovered them, the whole run would restart.
        optimizeDeps: {
          include: ["combobox", "dialog", "direction-provider", "menu", "tabs", "toast"].map(
            (part) => `@base-ui/react/${part}`,
          ),
        },
        test: {
          name: "storybook",
          // A browser on a loaded machine sometimes responds too late: reported as flaky, not hidden.
          retry: process.env.CI ? 1 : 0,
          // The first of a page waits until all of the shop is made ready for it.
          testTimeout: 60_000,
          // A screen is checked in every theme, and runs again in Hindi.
          hookTimeout: 120_000,
          // One page for many stories: each cleans up, and a new page takes longer than a story.
          isolate: false,
          setupFiles: ["test/stories/check-story.ts"],
          browser: {
            enabled: true,
            headless: true,
            // A loaded machine bundles the first page for longer than the default minute.
            connectTimeout: 180_000,
            screenshotFailures: false,
            // Stories are rendered in the light scheme; test/stories/check-story.ts turns each one dark.
            provider: playwright({
              launchOptions: { ...launch, args: [...args, ...alike] },
              contextOptions: { colorScheme: "light" },
            }),
            viewport: { width: 360, height: 640 },
            commands: { matchBaseline, forceColors, preferScheme },
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
