import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
import { leftOut } from "../../scripts/testing/left-out.ts";
import { testClock } from "../../scripts/testing/test-clock.mjs";
import { rendererFor } from "./renderer.ts";

const { alias, dedupe, setupFiles } = rendererFor(process.env);

/** Tests that define elements, load modules again or leave polling timers: each file has its own document and modules. */
const needsOwnDocument = [
  // It replaces a module that other tests have loaded.
  "src/booking/invoice-part.test.tsx",
  "{scripts,demo/browser}/**/*.test.{ts,tsx}",
  "src/widget-app.test.tsx",
  "src/routes/payment/route.test.tsx",
];

/** Tests that run a build, which a realm cannot. */
const buildsItself = ["scripts/react-build.test.ts"];

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias,
    dedupe,
    conditions: ["source"],
    mainFields: ["module", "main"],
  },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    environment: "jsdom",
    setupFiles: ["test/setup.ts", ...setupFiles],
    testTimeout: 120_000,
    // Otherwise Node would resolve React for it, while the app renders with Preact.
    server: { deps: { inline: [/@testing-library\/react/] } },
    projects: [
      {
        extends: true,
        test: {
          name: "widgets",
          include: ["{src,demo,stories}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...needsOwnDocument],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "widgets-isolated",
          include: needsOwnDocument,
          exclude: [...configDefaults.exclude, ...buildsItself],
          // A new realm in the same process takes half the time of a new process that loads jsdom again.
          pool: "vmThreads",
          // A realm has its own clock, which the preload of its worker does not reach.
          setupFiles: ["../../scripts/testing/shift-clock.mjs", "test/setup.ts", ...setupFiles],
        },
      },
      {
        extends: true,
        test: {
          name: "widgets-build",
          include: buildsItself,
          exclude: [...configDefaults.exclude, ...leftOut(...buildsItself)],
          environment: "node",
        },
      },
    ],
  },
});
