import type { Database } from "./database.ts";

/** SQLSTATE of a transaction that PostgreSQL ended because of another one: serialization failure, deadlock. */
const conflicts = new Set(["40001", "40P01"]);

/**
 * Runs a transaction a second time if PostgreSQL ended it for the sake of another one: nothing of it was stored. So what
 * runs in a transaction changes nothing outside the database.
 */
export function retryConflicts<Db extends Database>(db: Db): Db {
  const begin = db.transaction.bind(db) as Database["transaction"];
  db.transaction = ((...args: Parameters<Database["transaction"]>) =>
    begin(...args).catch((error: unknown) => {
      if (!isConflict(error)) throw error;
      return begin(...args);
    })) as Db["transaction"];
  return db;
}

/** Whether PostgreSQL ended a query because of another one. Drizzle wraps the error of the database. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && conflicts.has(String(error.code))) || isConflict(error.cause));
