import { join } from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import type * as schema from "./schema.ts";

/** PostgreSQL or PGlite: queries cannot tell which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database and the way to close it. */
export type OpenDatabase = { db: Database; kind: "pglite" | "postgres"; close(): Promise<void> };

/** Where the generated migrations stand. */
export const migrationsFolder = join(import.meta.dirname, "../../drizzle");

/**
 * Opens and migrates the PostgreSQL at `url` where one is named, else PGlite (PostgreSQL inside this
 * process) in a folder of `dataDir`. Fails with a `StartupError` that says in a sentence what is wrong.
 */
export const openDatabase = ({
  url,
  dataDir,
}: {
  url?: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> =>
  url ? openPostgres(url, migrationsFolder) : openPglite(join(dataDir, "pglite"), migrationsFolder);
