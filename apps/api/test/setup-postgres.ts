import pg from "pg";
import type { TestProject } from "vitest/node";
import { fillEmptyShop } from "../seed/fill/fill-empty-shop.ts";
import { migrationsFolder } from "../src/db/database.ts";
import { openPostgres } from "../src/db/open-postgres.ts";
import { startPooler } from "./pooler.ts";
import { startPostgres } from "./postgres.ts";
import { testNow } from "./test-now.ts";

/**
 * Starts a temporary server; every test file gets a copy of its migrated and seeded database. With TEST_POOLER=on the
 * tests reach theirs through pgbouncer.
 */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.urlOf("postgres") });
  await admin.connect();
  await admin.query("create database template_of_tests");
  await admin.end();
  const template = await openPostgres({ url: server.urlOf("template_of_tests") }, migrationsFolder);
  await fillEmptyShop(template.db, testNow);
  await template.close();
  const pooler = process.env.TEST_POOLER === "on" ? await startPooler(server.urlOf("postgres")) : undefined;
  project.provide("testDatabase", {
    kind: "postgres",
    server: server.urlOf("postgres"),
    ...(pooler && { pooler: pooler.url }),
    template: "template_of_tests",
  });
  return async () => {
    await pooler?.stop();
    await server.stop();
  };
}
