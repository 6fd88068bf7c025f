import pg from "pg";
import type { TestProject } from "vitest/node";
import { fillEmptyShop } from "../seed/fill/fill-empty-shop.ts";
import { migrationsFolder } from "../src/db/database.ts";
import { openPostgres } from "../src/db/open-postgres.ts";
import { startPostgres } from "./postgres.ts";
import { testNow } from "./test-now.ts";

/** Starts a temporary server; every test file gets a copy of its migrated and seeded database. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.urlOf("postgres") });
  await admin.connect();
  await admin.query("create database template_of_tests");
  await admin.end();
  const template = await openPostgres(server.urlOf("template_of_tests"), migrationsFolder);
  await fillEmptyShop(template.db, testNow);
  await template.close();
  project.provide("testDatabase", {
    kind: "postgres",
    server: server.urlOf("postgres"),
    template: "template_of_tests",
  });
  return server.stop;
}
