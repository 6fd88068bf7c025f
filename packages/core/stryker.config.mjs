// Mutation testing: https://stryker-mutator.io/docs/stryker-js/configuration/
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: [
    "src/**/*.ts",
    "!src/**/*.test.ts",
    // Entry points only re-export.
    "!src/*/index.ts",
  ],
  // Each runner starts its own Vitest.
  concurrency: 1,
  // A mutant that makes a test slow counts as killed: on a busy machine that must not be the machine's fault.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: "test-results/mutation.json" },
  htmlReporter: { fileName: "test-results/mutation.html" },
  // At the same depth below the root as this package, so that the copy's tsconfig.json finds the file it extends.
  tempDirName: "../../.stryker-tmp",
  // Rewriting it needs a compiler API that TypeScript 7 lacks, and here nothing needs rewriting.
  tsconfigFile: "none",
};
