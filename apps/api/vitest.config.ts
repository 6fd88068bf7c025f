import { configDefaults, defineConfig } from "vitest/config";
import { postgresBin } from "./test/postgres.ts";

const postgres = postgresBin();
if (!postgres) {
  console.warn(
    "api-postgres is left out: no PostgreSQL server program (initdb) is on this machine; PG_BIN may name its folder.",
  );
}

// The whole suite runs on both databases; what never opens the one at hand need not run twice.
const withoutPglite = ["**/*.processes.test.ts"];
const withoutPostgres = ["seed/**", "art/**", "bench/**", "src/db/pglite-folder.test.ts"];
const project = (name: string, globalSetup: string, exclude: string[] = []) => ({
  extends: true as const,
  test: { name, globalSetup, exclude: [...configDefaults.exclude, ...exclude] },
});

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    environment: "node",
    testTimeout: 30_000,
    // A loaded machine now and then answers too late: told as flaky, and not hidden.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A test's state is its database; loading the API anew for each file took a third of the time.
    isolate: false,
    projects: [
      project("api-pglite", "./test/setup-pglite.ts", withoutPglite),
      ...(postgres ? [project("api-postgres", "./test/setup-postgres.ts", withoutPostgres)] : []),
    ],
  },
});
