import { configDefaults, defineConfig } from "vitest/config";
import { leftOut } from "../../scripts/testing/left-out.ts";
import { testClock } from "../../scripts/testing/test-clock.mjs";
import { postgresPrograms } from "./test/postgres-programs.ts";

const hasPostgres = postgresPrograms() !== undefined;
if (!hasPostgres) {
  console.warn(
    "Tests run on PGlite only: the lockfile has no PostgreSQL server for this platform. Set PG_BIN to the folder of one.",
  );
}

const onPglite = { name: "api-pglite", globalSetup: "./test/setup-pglite.ts" };
const onPostgres = { name: "api-postgres", globalSetup: "./test/setup-postgres.ts" };
const needsPostgres = ["**/*.processes.test.ts"];
const needsPglite = ["src/db/pglite-folder.test.ts"];
// Tests that could differ between the databases: the database layer, and orders, which use most tables.
const onBoth = ["src/db/**/*.test.ts", "src/orders/orders.routes.test.ts"];
const startsServers = [...needsPostgres, ...needsPglite, "src/run-server.test.ts"];
/** It generates a client and compiles it, as a project of somebody else does. */
const compilesClient = "src/docs/open-api-client.test.ts";
const without = (...globs: string[]) => [
  ...configDefaults.exclude,
  ...leftOut(...startsServers, compilesClient),
  ...globs,
];

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    ...testClock(),
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Tests share no state but the database; with isolation, loading the API for each file took a third of the time.
    isolate: false,
    projects: hasPostgres
      ? [
          { extends: true, test: { ...onPostgres, exclude: without(...needsPglite) } },
          { extends: true, test: { ...onPglite, include: onBoth, exclude: without(...needsPostgres) } },
        ]
      : [{ extends: true, test: { ...onPglite, exclude: without(...needsPostgres) } }],
  },
});
