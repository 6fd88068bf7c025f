import type { SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

/** The rows of a statement that the query builder cannot express. `Row` is not checked. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  // Both drivers return an object with `rows`, but their common type does not declare it.
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
