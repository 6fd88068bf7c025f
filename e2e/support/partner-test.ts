import type { Browser } from "@playwright/test";
import { withPlainChromium } from "./plain-chromium.ts";
import { test as base, expect } from "./test.ts";

interface PlainChromium {
  browser: Browser;
  /** What it is started with, beside what it needs. */
  browserFlags: readonly string[];
}

/** `test` for widgets in partners' pages: in a Chromium as people have it, one for all such tests of a worker. */
export const test = base.extend<object, PlainChromium>({
  browserFlags: [[], { scope: "worker", option: true }],
  browser: [
    ({ launchOptions, browserFlags }, use) => withPlainChromium(launchOptions, browserFlags, use),
    { scope: "worker", timeout: 60_000 },
  ],
});

export { expect };
