import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { chromium } from "../../scripts/chromium.mjs";
import { forceColors, matchBaseline } from "./test/stories/baseline-command.ts";

/** The same text rendering on every machine: no hinting, no coloured edges. */
const alike = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"];

/** A Chromium with `colorScheme`: axe checks contrast, so every story is tested in both. */
function inScheme(colorScheme: "light" | "dark") {
  const { args, ...launch } = chromium();
  return {
    browser: "chromium" as const,
    name: `storybook-${colorScheme}`,
    provide: { scheme: colorScheme },
    provider: playwright({
      launchOptions: { ...launch, args: [...args, ...alike] },
      contextOptions: { colorScheme },
    }),
  };
}

export default defineConfig({
  test: {
    // Screens log failed calls; here only a failing test reports them.
    silent: "passed-only",
    // A loaded machine sometimes responds too late: reported as flaky, not hidden.
    retry: process.env.CI ? 1 : 0,
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
          // The first page waits until the shop is bundled for it.
          testTimeout: 60_000,
          // One page for all stories of a scheme: each cleans up after itself, and a new page costs more than a
          // story.
          isolate: false,
          setupFiles: ["test/stories/check-story.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium() }),
            viewport: { width: 360, height: 640 },
            commands: { matchBaseline, forceColors },
            instances: [inScheme("light"), inScheme("dark")],
          },
        },
      },
    ],
  },
});
