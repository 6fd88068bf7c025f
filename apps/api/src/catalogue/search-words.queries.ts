import { getTableName, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import type { Series } from "./dated-line.ts";

/** Every word by which a series of the table is found. */
export async function readSearchWords(db: Database, series: Series): Promise<string[]> {
  const vectors = `select search_vector from "${getTableName(series)}" where withdrawn_at is null`;
  const rows = await rowsOf<{ word: string }>(db, sql`select word from ts_stat(${vectors})`);
  return rows.map(({ word }) => word);
}
