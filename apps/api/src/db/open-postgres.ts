import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartupError } from "../errors/startup-error.ts";
import type { OpenDatabase } from "./database.ts";
import { drizzleOptions } from "./drizzle-options.ts";
import { type Listener, listenOnPostgres } from "./listen-on-postgres.ts";
import { surviveLostConnections } from "./lost-connection.ts";

/** The advisory lock's key: any number that no other program uses in this database. */
const MIGRATION_LOCK = 4_310_001;

export async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Also the time a request waits for a free connection. It must cover a burst of webhooks, since a
    // gateway resends everything that is rejected.
    connectionTimeoutMillis: 15_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  surviveLostConnections(pool);
  try {
    const client = await pool.connect();
    try {
      // Changing a large table takes long, and so does waiting for another process that migrates.
      await client.query("set statement_timeout = 0");
      // Several processes may start at once, and the migrator itself has no lock.
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
  const listeners: Listener[] = [];
  return {
    ...{ db: drizzle(pool, drizzleOptions), kind: "postgres" },
    listen(channel, onPayload) {
      const listener = listenOnPostgres({ url, pool, channel, onPayload });
      listeners.push(listener);
      return listener;
    },
    async close() {
      await Promise.all(listeners.map((each) => each.close()));
      await pool.end();
    },
  };
}

/** Host and database name, without user and password. */
function withoutSecrets(url: string): string {
  const { hostname, port, pathname, searchParams } = URL.parse(url) ?? {
    searchParams: new URLSearchParams(),
  };
  return `${hostname || searchParams.get("host") || "its address"}${port ? `:${port}` : ""}${pathname ?? ""}`;
}

function reasonOf(error: unknown): string {
  // A refused connection to a host with two addresses is an AggregateError without a message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.split("\n", 1).join("").replace(/\.$/, "") : String(first);
}
