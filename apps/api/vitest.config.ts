import { configDefaults, defineConfig } from "vitest/config";
import { testClock } from "../../scripts/testing/test-clock.mjs";
import { postgresPrograms } from "./test/postgres-programs.ts";

const hasPostgres = postgresPrograms() !== undefined;
if (!hasPostgres) {
  console.warn(
    "All runs on PGlite alone: the lockfile brings no PostgreSQL server for this platform; PG_BIN may name the folder of one.",
  );
}

const onPglite = { name: "api-pglite", globalSetup: "./test/setup-pglite.ts" };
const onPostgres = { name: "api-postgres", globalSetup: "./test/setup-postgres.ts" };
const needsPostgres = ["**/*.processes.test.ts"];
const needsPglite = ["src/db/pglite-folder.test.ts"];
// What the two databases could do differently: the layer over them, and one path of money through all tables.
const onBoth = ["src/db/**/*.test.ts", "src/**/{orders,payments}.routes.test.ts"];
const without = (...globs: string[]) => [...configDefaults.exclude, ...globs];

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    environment: "node",
    testTimeout: 30_000,
    // A test that fails only on a loaded machine is reported as flaky, not hidden.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A test's state is its database; loading the API again for each file took a third of the time.
    isolate: false,
    projects: hasPostgres
      ? [
          { extends: true, test: { ...onPostgres, exclude: without(...needsPglite) } },
          { extends: true, test: { ...onPglite, include: onBoth, exclude: without(...needsPostgres) } },
        ]
      : [{ extends: true, test: { ...onPglite, exclude: without(...needsPostgres) } }],
  },
});
