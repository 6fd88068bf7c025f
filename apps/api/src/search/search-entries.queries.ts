import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type SearchKind, searchEntries, searchWords } from "./search-entries.table.ts";

/** Matches the entries of a kind that a search finds; `search` is input of `to_tsquery`. */
export const isFound = (kind: SearchKind, search: string): SQL | undefined =>
  and(eq(searchEntries.kind, kind), sql`${searchEntries.words} @@ to_tsquery('simple', ${search})`);

/** How well an entry matches. */
export const rankOf = (search: string): SQL<number> =>
  sql<number>`ts_rank(${searchEntries.words}, to_tsquery('simple', ${search}))`;

/** Every word by which something of a kind is found. */
export async function readSearchWords(db: Database, kind: SearchKind): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(eq(searchWords.kind, kind));
  return rows.map(({ word }) => word);
}
