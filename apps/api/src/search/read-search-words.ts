import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { type SearchKind, searchPostings, searchWords } from "./search-entries.table.ts";

/** Every word by which something of these kinds is found. */
export async function readSearchWords(db: Database, kinds: readonly SearchKind[]): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select distinct word from ${searchWords} as words where kind = any(${sql.param(kinds)}::text[])
      and exists (select from ${searchPostings} where ${searchPostings.word} = words.number)`,
  );
  return rows.map(({ word }) => word);
}
