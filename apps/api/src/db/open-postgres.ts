import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartupError } from "../errors/startup-error.ts";
import type { OpenDatabase } from "./database.ts";
import { drizzleOptions } from "./drizzle-options.ts";
import { surviveLostConnections } from "./lost-connection.ts";

/** Any number that nobody else in this database locks by. */
const MIGRATION_LOCK = 4_310_001;

export async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Also how long a request waits for a free connection: a burst of webhooks must be outlasted, since
    // a gateway that is refused sends everything again.
    connectionTimeoutMillis: 15_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  surviveLostConnections(pool);
  try {
    const client = await pool.connect();
    try {
      // A change of a large table takes its time, and so does the wait for whoever is just making it.
      await client.query("set statement_timeout = 0");
      // Several processes may start at once; the migrator itself does not wait for another.
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await migrate(drizzle(client, drizzleOptions), { migrationsFolder });
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    } finally {
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw new StartupError(`The database at ${withoutSecrets(url)} cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  return { db: drizzle(pool, drizzleOptions), kind: "postgres", close: () => pool.end() };
}

/** Host and database name: never the user's password. */
function withoutSecrets(url: string): string {
  const { hostname, port, pathname, searchParams } = URL.parse(url) ?? {
    searchParams: new URLSearchParams(),
  };
  return `${hostname || searchParams.get("host") || "its address"}${port ? `:${port}` : ""}${pathname ?? ""}`;
}

function reasonOf(error: unknown): string {
  // A refused connection to a name with two addresses is an AggregateError without a message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.split("\n", 1).join("").replace(/\.$/, "") : String(first);
}
