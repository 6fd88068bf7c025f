import { join } from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { openPglite } from "./open-pglite.ts";
import { openPostgres, type PostgresAddress } from "./open-postgres.ts";
import type { Replica } from "./open-replica.ts";
import type * as schema from "./schema.ts";

/** PostgreSQL or PGlite; the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export type OpenDatabase = {
  db: Database;
  /** A server that takes reads of public pages, if there is one. */
  replica?: Replica | undefined;
  kind: "pglite" | "postgres";
  /** What the operator should change. */
  warnings: readonly string[];
  close(): Promise<void>;
  /** Calls `onPayload` for each notification of the channel, until the database is closed. */
  listen(channel: string, onPayload: (payload: string) => void): Listening;
};

/** Notifications can be lost, so they are hints only. */
export interface Listening {
  /** Whether notifications arrive: not behind a pooler in transaction mode, and not while the connection is lost. */
  isListening(): boolean;
}

/** The folder of the generated migrations. */
export const migrationsFolder = join(import.meta.dirname, "../../drizzle");

/** Where the data is: in PostgreSQL if it has a `url`, else in a folder of `dataDir`. */
type DatabaseAddress = Partial<PostgresAddress> & { dataDir: string };

/**
 * Opens and migrates PostgreSQL if `url` is given, else PGlite (PostgreSQL inside this process). Throws a
 * `StartupError` with the reason in one sentence.
 */
export const openDatabase = ({ url, dataDir, ...rest }: DatabaseAddress): Promise<OpenDatabase> =>
  url
    ? openPostgres({ url, ...rest }, migrationsFolder)
    : openPglite(join(dataDir, "pglite"), migrationsFolder);
