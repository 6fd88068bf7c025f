import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Makes other transactions that lock the same name wait until this one ends. */
export const lockName = (tx: Database, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
