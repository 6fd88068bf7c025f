import { type BrowserContext, test as base, expect } from "@playwright/test";

interface Watch {
  /** What pages may say on their console; a test that provokes something adds it. */
  expectedLogs: RegExp[];
  /** Holds a context that the test opened itself against the same rule. */
  watch(context: BrowserContext): Promise<void>;
  watchOwnContext: undefined;
}

/** What the shop logs of a call that failed, beside the browser's own words for it. */
const loggedCall = /^(UNAUTHORIZED|SERVER_ERROR|Network error|Error Fetching Country!) \{/;
/** Whether a pattern allows the browser's own words for a call that failed. */
const allowsFailedCalls = ({ source }: RegExp) => /status of|ERR_/.test(source);

/** Playwright's `test`, failing where any page warns, throws, or meets its content security policy. */
export const test = base.extend<Watch>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  expectedLogs: ({}, use) => use([]),
  watch: async ({ expectedLogs }, use) => {
    const said: string[] = [];
    await use(async (context) => {
      context.on("console", (message) => {
        if (["error", "warning", "assert"].includes(message.type())) said.push(message.text());
      });
      context.on("weberror", (error) => said.push(String(error.error())));
      await context.addInitScript(() =>
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error(`policy violated: ${violatedDirective} by ${blockedURI}`),
        ),
      );
    });
    const expected = expectedLogs.some(allowsFailedCalls) ? [...expectedLogs, loggedCall] : expectedLogs;
    expect(said.filter((words) => !expected.some((allowed) => allowed.test(words)))).toEqual([]);
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
