import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";

/** Every word by which a row of the table is found. */
export async function readSearchWords(db: Database, table: PgTable): Promise<string[]> {
  const vectors = `select search_vector from "${getTableName(table)}" where withdrawn_at is null`;
  const rows = await rowsOf<{ word: string }>(db, sql`select word from ts_stat(${vectors})`);
  return rows.map(({ word }) => word);
}
