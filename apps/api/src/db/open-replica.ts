import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./database.ts";
import { drizzleOptions } from "./drizzle-options.ts";
import { failFast } from "./fail-fast.ts";
import { isConnectionLost, surviveLostConnections } from "./lost-connection.ts";
import { prepareStatements } from "./prepare-statements.ts";
import { isConflict } from "./retry-conflicts.ts";

/** How often the replica is compared with the primary, and how far behind it may be. */
const CHECK_EVERY_MS = 1000;
const MAX_LAG_MS = 5000;

/** Where the server's log ends: the last change that it has written, or applied if it is a replica. */
const logEnd = "case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end";

/** A streaming replica that takes reads from the primary. */
export interface Replica {
  /** For reads that may be some seconds behind. */
  db: Database;
  /** Whether reads go to the replica now. */
  isUsed(): boolean;
  close(): Promise<void>;
}

/**
 * Reads from a replica while it is at most five seconds behind, and otherwise from `primary`: also what the replica
 * cannot answer because it stops, or because a change conflicts with the query. While the primary cannot be reached, the replica
 * is used as it is.
 */
export function openReplica(
  options: pg.PoolConfig & { connectionString: string },
  primary: pg.Pool,
  { prepares }: { prepares: boolean },
): Replica {
  const pool = new pg.Pool(options);
  surviveLostConnections(pool);
  if (prepares) prepareStatements(pool);
  const endProbes = failFast(pool, options.connectionString);
  const ask = pool.query.bind(pool) as (...query: unknown[]) => Promise<pg.QueryResult>;
  const askPrimary = primary.query.bind(primary) as typeof ask;
  let isUsed = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** What the primary had written at a time, until the replica has it too. */
  let awaited: { position: string; since: number } | undefined;

  pool.query = (async (...query: unknown[]) => {
    if (!isUsed) return askPrimary(...query);
    return ask(...query).catch((error: unknown) => {
      if (isConnectionLost(error) || isConflict(error)) return askPrimary(...query);
      throw error;
    });
  }) as pg.Pool["query"];

  async function check() {
    const since = performance.now();
    awaited ??= await askPrimary(`select ${logEnd} as position`).then(
      ({ rows }) => ({ position: rows[0].position, since }),
      () => undefined,
    );
    const hasAll = await ask(`select ${logEnd} >= $1 as "hasAll"`, [awaited?.position ?? "0/0"]).then(
      ({ rows }) => rows[0].hasAll === true,
      () => undefined,
    );
    if (hasAll) {
      isUsed = true;
      awaited = undefined;
    } else if (hasAll === undefined || performance.now() - (awaited?.since ?? since) > MAX_LAG_MS) {
      isUsed = false;
    }
    if (!isClosed) timer = setTimeout(check, CHECK_EVERY_MS).unref();
  }
  void check();

  return {
    db: drizzle(pool, drizzleOptions),
    isUsed: () => isUsed,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      endProbes();
      await pool.end();
    },
  };
}
