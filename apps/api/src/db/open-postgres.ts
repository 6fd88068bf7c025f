import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { StartupError } from "../errors/startup-error.ts";
import type { OpenDatabase } from "./database.ts";
import { drizzleOptions } from "./drizzle-options.ts";
import { failFast } from "./fail-fast.ts";
import { type Listener, listenOnPostgres } from "./listen-on-postgres.ts";
import { surviveLostConnections } from "./lost-connection.ts";
import { assertMigrated, migratePostgres } from "./migrate-postgres.ts";
import { openReplica } from "./open-replica.ts";
import { prepareStatements } from "./prepare-statements.ts";
import { retryConflicts } from "./retry-conflicts.ts";

/** Limits of a statement, and of a transaction that sends none. */
const timeLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };

/** How to reach PostgreSQL. */
export interface PostgresAddress {
  /** The server, or a pooler in transaction mode. */
  url: string;
  /** The server itself, if `url` is a pooler: migrations and notifications need a session. */
  directUrl?: string | undefined;
  /** A streaming replica, or a pooler before it if `url` is a pooler too. */
  replicaUrl?: string | undefined;
  /** Whether missing migrations are run or refused. @default true */
  migrates?: boolean;
}

export async function openPostgres(
  { url, directUrl, replicaUrl, migrates = true }: PostgresAddress,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  const options = {
    max: 10,
    // Also the time a request waits for a free connection. It must cover a burst of webhooks, since a
    // gateway resends everything that is rejected.
    connectionTimeoutMillis: 15_000,
    // A pooler refuses connections with these parameters: its own settings limit the time there.
    ...(directUrl === undefined && timeLimits),
  };
  const pool = new pg.Pool({ connectionString: url, ...options });
  surviveLostConnections(pool);
  if (directUrl === undefined) prepareStatements(pool);
  const endProbes = failFast(pool, url);
  const warnings: string[] = [];
  try {
    const { rows } = await pool.query<{ statement_timeout: string }>("show statement_timeout");
    await (migrates ? migratePostgres : assertMigrated)(directUrl ?? url, migrationsFolder);
    if (rows[0]?.statement_timeout === "0") {
      warnings.push(
        `The pooler at ${withoutSecrets(url)} sets no time limit for statements: set connect_query, see docs/operations.md.`,
      );
    }
  } catch (error) {
    endProbes();
    await pool.end();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database at ${withoutSecrets(url)} cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  const listeners: Listener[] = [];
  const replica = replicaUrl
    ? openReplica({ connectionString: replicaUrl, ...options }, pool, { prepares: directUrl === undefined })
    : undefined;
  return {
    ...{ db: retryConflicts(drizzle(pool, drizzleOptions)), replica, kind: "postgres", warnings },
    listen(channel, onPayload) {
      const listener = listenOnPostgres({ url: directUrl ?? url, pool, channel, onPayload });
      listeners.push(listener);
      return listener;
    },
    async close() {
      endProbes();
      await Promise.all([...listeners.map((each) => each.close()), replica?.close()]);
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
  const reason =
    first instanceof Error ? first.message.split("\n", 1).join("").replace(/\.$/, "") : String(first);
  return reason.includes("unsupported startup parameter")
    ? `${reason}: it is a pooler, so DATABASE_DIRECT_URL must be the server behind it`
    : reason;
}
