import type { SearchHit, SearchType } from "@aradhana/core/search";
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { FoundEntry } from "./find-entries.queries.ts";

/** Something that the search over everything looks in. */
export interface SearchSource {
  type: SearchType;
  /** The first `most` of its entries that can be offered now, in their order. */
  readHits(db: Database, found: readonly FoundEntry[], view: View, most: number): Promise<SearchHit[]>;
}

/** The facts that only some hits have. */
export const plainHit = { note: null, start_at: null, price: null } satisfies Partial<SearchHit>;

/** The condition of the rows of these entries, and their order. `id` is the column by which an entry names its row. */
export function foundRows(id: AnyPgColumn, found: readonly FoundEntry[]): { isFound: SQL; byRank: SQL } {
  const ids = sql`${sql.param(found.map((entry) => entry.id))}::text[]`;
  return { isFound: sql`${id} = any(${ids})`, byRank: sql`array_position(${ids}, ${id})` };
}
