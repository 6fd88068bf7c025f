import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { IndexColumn, PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../src/db/database.ts";

type Where<Table extends PgTable> = {
  target: IndexColumn | IndexColumn[];
  /** Columns that live on after the first insert and are never overwritten. */
  keep?: readonly (keyof Table["_"]["columns"] & string)[];
};

/** Inserts rows, or brings the ones that are there up to date. */
export async function upsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
  { target, keep = [] }: Where<Table>,
): Promise<void> {
  if (rows.length === 0) return;
  const kept = new Set<string>([...keep, "id", "createdAt"]);
  const set: Record<string, SQL> = {};
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (!kept.has(key) && !column.primary && !column.generated)
      set[key] = sql`excluded.${sql.identifier(toSnakeCase(column.name))}`;
  }
  await db
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({
      target,
      set: set as Parameters<ReturnType<Database["insert"]>["values"]>[0] & typeof set,
    });
}
