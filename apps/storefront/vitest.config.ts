import { globSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";

const all = globSync("{src,server,stories}/**/*.test.{ts,tsx}", { cwd: import.meta.dirname });
const textOf = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, "utf8");
const inJsdom = all.filter((file) => textOf(file).startsWith("// @vitest-environment jsdom"));
/** Tests that replace modules or load them again, or say that they need it: each file has its own modules and document. */
const withOwnModules = inJsdom.filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(|^\/\/ Needs its own document:/m.test(textOf(file)),
);
/** They load the app or a script again in their tests: in a realm the app did not end. */
const needsOwnProcess = ["src/features/content/reels/feed.test.tsx", "src/app/entry-client.test.ts"];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    environment: "node",
    setupFiles: ["test/patience.ts"],
    testTimeout: 120_000,
    projects: [
      // What a server test leaves is closed by itself; loading the app again for each file took most of the time.
      {
        extends: true,
        test: {
          name: "storefront",
          include: all.filter((file) => !inJsdom.includes(file)),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "storefront-jsdom",
          include: inJsdom.filter((file) => !withOwnModules.includes(file)),
          isolate: false,
          setupFiles: ["test/patience.ts", "test/empty-document.ts", "test/no-idle-work.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "storefront-jsdom-isolated",
          include: withOwnModules.filter((file) => !needsOwnProcess.includes(file)),
          // A new realm in the same process takes a third of the time of a new process that loads jsdom again.
          pool: "vmThreads",
          // A realm has its own clock, which the preload of its worker does not reach.
          setupFiles: [
            "../../scripts/testing/shift-clock.mjs",
            "test/patience.ts",
            "test/no-idle-work.ts",
            "test/user-timing.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "storefront-jsdom-processes",
          include: needsOwnProcess,
          setupFiles: ["test/patience.ts", "test/no-idle-work.ts"],
        },
      },
    ],
  },
});
