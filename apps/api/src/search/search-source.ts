import type { SearchHit, SearchType } from "@aradhana/core/search";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import type { FoundEntry } from "./find-entries.queries.ts";

/** Something that the search over everything looks in. */
export interface SearchSource {
  type: SearchType;
  /** Those of its entries that can be offered now, in their order. */
  readHits(db: Database, found: readonly FoundEntry[], view: View): Promise<SearchHit[]>;
  /** What it suggests if nothing matches or is similar. @default none */
  readPopular?(db: Database, view: View, limit: number): Promise<SearchHit[]>;
}

/** The facts that only some hits have. */
export const plainHit = { note: null, start_at: null, price: null } satisfies Partial<SearchHit>;

/** The rows of these entries in their order, without those that have no row. */
export function inOrder<Row>(
  found: readonly FoundEntry[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}
