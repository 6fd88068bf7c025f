import { test as base, expect } from "@playwright/test";
import type { Preferences } from "./bidi.ts";
import { type Firefox, firefoxPath, openFirefox } from "./firefox.ts";
import { shiftBrowserClock } from "./shift-browser-clock.ts";
import { logPolicyViolations, unexpectedLogs } from "./test.ts";

interface InFirefox {
  /** Its settings, beside its own defaults. */
  preferences: Preferences;
  /** Console messages that the test provokes. Any other error or warning fails it. */
  expectedLogs: RegExp[];
  firefox: Firefox;
}

/** `test` in the Firefox of Debian, with the rules of `test` in Chromium. Skipped where it is not installed. */
export const test = base.extend<InFirefox>({
  preferences: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  expectedLogs: ({}, use) => use([]),
  firefox: async ({ preferences, expectedLogs }, use, testInfo) => {
    if (!firefoxPath) return testInfo.skip(true, "Firefox ESR is not installed: apt-get install firefox-esr");
    // As in Chromium (playwright.config.ts): what a worker answers is tested in offline.spec.ts.
    const withoutWorker = { "dom.serviceWorkers.enabled": false, ...preferences };
    const firefox = await openFirefox(firefoxPath, withoutWorker);
    try {
      await shiftBrowserClock(firefox);
      await firefox.addInitScript(logPolicyViolations, undefined);
      await use(firefox);
    } finally {
      await firefox.stop();
    }
    expect(unexpectedLogs(firefox.logged, expectedLogs)).toEqual([]);
  },
});

export { expect };
