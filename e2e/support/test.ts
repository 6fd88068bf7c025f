import { type BrowserContext, test as base, expect } from "@playwright/test";

interface Watch {
  /** What pages may say on their console; a test that provokes something adds it. */
  mayBeSaid: RegExp[];
  /** Holds a context that the test opened itself against the same rule. */
  watch(context: BrowserContext): Promise<void>;
  watchOwnContext: undefined;
}

/** Playwright's `test`, failing where any page warns, throws, or meets its content security policy. */
export const test = base.extend<Watch>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  mayBeSaid: ({}, use) => use([]),
  watch: async ({ mayBeSaid }, use) => {
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
    expect(said.filter((words) => !mayBeSaid.some((allowed) => allowed.test(words)))).toEqual([]);
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
