import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { TestProject } from "vitest/node";
import { fillEmptyShop } from "../seed/fill/fill-empty-shop.ts";
import { migrationsFolder } from "../src/db/database.ts";
import { drizzleOptions } from "../src/db/drizzle-options.ts";
import { testNow } from "./test-now.ts";

/** Migrates and seeds one database and dumps it; every test file starts from the dump. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "aradhana-pglite-"));
  const client = await PGlite.create();
  const db = drizzle(client, drizzleOptions);
  await migrate(db, { migrationsFolder });
  await fillEmptyShop(db, testNow);
  const file = join(folder, "template.tar");
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
  await client.close();
  project.provide("testDatabase", { kind: "pglite", template: file });
  return () => rmSync(folder, { recursive: true, force: true });
}
