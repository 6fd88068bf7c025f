// How good the tests are at noticing: https://stryker-mutator.io/docs/stryker-js/configuration/
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: [
    "src/**/*.ts",
    "!src/**/*.test.ts",
    // Doors name what stands behind them, and do nothing.
    "!src/*/index.ts",
  ],
  // Each runner starts a Vitest of its own.
  concurrency: 1,
  // A change that makes a test slow is "noticed", too: on a busy machine that must not be the machine's doing.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: "test-results/mutation.json" },
  htmlReporter: { fileName: "test-results/mutation.html" },
  // As deep below the root as this package, so that the copy's tsconfig.json finds what it extends.
  tempDirName: "../../.stryker-tmp",
  // Rewriting it takes a compiler API that TypeScript 7 does not have, and here nothing needs rewriting.
  tsconfigFile: "none",
};
