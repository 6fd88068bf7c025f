import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartupError } from "../errors/startup-error.ts";
import { drizzleOptions } from "./drizzle-options.ts";
import { rowsOf } from "./rows-of.ts";

/** The advisory lock's key: any number that no other program uses in this database. */
const MIGRATION_LOCK = 4_310_001;
/** A server that accepts connections and never answers must not delay a start for ever. */
const CONNECT_MS = 15_000;

/**
 * Runs the migrations that the database lacks, on a connection of its own. `url` is that of the server itself: the
 * lock belongs to a session, and behind a pooler in transaction mode each statement may have another one.
 */
export async function migratePostgres(url: string, migrationsFolder: string): Promise<void> {
  await onServer(url, async (client) => {
    // Several processes may start at once, and the migrator itself has no lock.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    // The end of the connection releases the lock.
    await migrate(drizzle(client, drizzleOptions), { migrationsFolder });
  });
}

/** Throws a `StartupError` if the database lacks migrations. One that is ahead, as after a rollback, is fine. */
export async function assertMigrated(url: string, migrationsFolder: string): Promise<void> {
  const missing = await onServer(url, async (client) => {
    const db = drizzle(client, drizzleOptions);
    const [table] = await rowsOf<{ exists: boolean }>(
      db,
      sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
    );
    const [last] = table?.exists
      ? await rowsOf<{ at: string | null }>(
          db,
          sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
        )
      : [];
    const newest = Number(last?.at ?? 0);
    return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > newest)
      .length;
  });
  if (missing > 0) {
    throw new StartupError(
      `The database lacks ${missing} migrations: run \`pnpm --filter @aradhana/api db:migrate\`, or set MIGRATE_AT_START=on.`,
    );
  }
}

async function onServer<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  // Without time limits for statements: to change a large table takes long, and so does waiting for the lock.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // A lost connection also rejects the running query.
  client.on("error", () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}
