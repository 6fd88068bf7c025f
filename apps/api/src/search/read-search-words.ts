import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { type SearchKind, searchPostings, searchWords } from "./search-entries.table.ts";

/** Every word by which something of these kinds is or was found. */
export async function readSearchWords(db: Database, kinds: readonly SearchKind[]): Promise<string[]> {
  // As one value: thousands of rows take three times as long to be sent and read.
  const [row] = await rowsOf<{ words: string | null }>(
    db,
    sql`select string_agg(word, ' ') as words from ${searchWords} where kind = any(${sql.param(kinds)}::text[])`,
  );
  return [...new Set(row?.words?.split(" "))];
}

/** Those of the words by which something is found now. */
export async function readUsedWords(
  db: Database,
  kinds: readonly SearchKind[],
  words: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from ${searchWords} as words
      where kind = any(${sql.param(kinds)}::text[]) and word = any(${sql.param(words)}::text[])
        and exists (select from ${searchPostings} where ${searchPostings.word} = words.number)`,
  );
  return new Set(rows.map(({ word }) => word));
}
