import { type BrowserContext, test as base, expect } from "@playwright/test";
import { shiftBrowserClock } from "./shift-browser-clock.ts";

interface Watch {
  /** Console messages that the test provokes. Any other error or warning fails it. */
  expectedLogs: RegExp[];
  /** Applies the same rule to a context that the test opened itself. */
  watch(context: BrowserContext): Promise<void>;
  watchOwnContext: undefined;
}

/** What the shop logs for a failed call, in addition to the browser's own message; Firefox shortens it. */
const loggedCall = /^(UNAUTHORIZED|SERVER_ERROR|Network error|Error Fetching Country!) (\{|Object\()/;
/** Playwright says so of each page, where it blocks service workers (playwright.config.ts). */
const blockedWorker = /^Service Worker registration blocked by Playwright$/;
/** Whether a pattern allows the browser's own message for a failed call. */
const allowsFailedCalls = ({ source }: RegExp) => /status of|ERR_/.test(source);

/** What a page logged beside what its test provokes. */
export function unexpectedLogs(logged: readonly string[], expectedLogs: readonly RegExp[]): string[] {
  const expected = [blockedWorker, ...expectedLogs];
  if (expectedLogs.some(allowsFailedCalls)) expected.push(loggedCall);
  return logged.filter((message) => !expected.some((allowed) => allowed.test(message)));
}

/** Makes each page log violations of its content security policy. */
export const logPolicyViolations = () =>
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`policy violated: ${violatedDirective} by ${blockedURI}`),
  );

/** Playwright's `test`; it fails if a page logs a warning, throws, or violates its content security policy. */
export const test = base.extend<Watch>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  expectedLogs: ({}, use) => use([]),
  watch: async ({ expectedLogs }, use) => {
    const logged: string[] = [];
    await use(async (context) => {
      await shiftBrowserClock(context);
      context.on("console", (message) => {
        if (["error", "warning", "assert"].includes(message.type())) logged.push(message.text());
      });
      context.on("weberror", (error) => logged.push(`${error.error()} at ${error.page()?.url()}`));
      await context.addInitScript(logPolicyViolations);
    });
    expect(unexpectedLogs(logged, expectedLogs)).toEqual([]);
  },
  watchOwnContext: [
    async ({ context, watch }, use) => {
      await watch(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };
