import type { SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The rows of a statement that the query builder cannot say. The caller vouches for their form. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  // Both drivers answer with an object that has `rows`; the type of the common ground does not say so.
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
