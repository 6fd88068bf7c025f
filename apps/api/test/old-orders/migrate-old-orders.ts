import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrationsFolder } from "../../src/db/database.ts";
import { type EmptyDatabase, openEmptyDatabase } from "../../src/db/test-database.ts";

/** The last migration before orders had items. */
const LAST_OLD = 10;

/** A database with orders from before items and fulfilments existed, migrated to the current schema. */
export async function migrateOldOrders(): Promise<EmptyDatabase> {
  const database = await openEmptyDatabase();
  const folder = oldMigrations();
  try {
    await database.migrate(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const rows = readFileSync(new URL("old-orders.sql", import.meta.url), "utf8");
  for (const statement of rows.split(/;\n/)) {
    if (statement.trim()) await database.db.execute(sql.raw(statement));
  }
  await database.migrate(migrationsFolder);
  return database;
}

/** A temporary folder with the migrations up to `LAST_OLD`. */
function oldMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), "aradhana-old-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= LAST_OLD);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}
