import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { FoundEntry } from "../search/find-entries.queries.ts";
import type { GoodsTable } from "./goods-columns.ts";
import { type ChosenRange, type ChosenValue, type GoodsIndex, indexGoods } from "./goods-index.ts";

/** A filter by one of several values, with the column that has them. */
export interface Dimension extends ChosenValue {
  column: AnyPgColumn;
  /** Whether a good has several values. */
  isList?: boolean;
}

/** A filter by a number from a range. */
export interface Range extends ChosenRange {
  value: SQL;
}

/** Their kinds of entries in the search. */
export type GoodsKind = "abhimantrit" | "gemstone";

/** A query of a table of goods. */
export interface GoodsRequest {
  table: GoodsTable;
  /** What a search found, best matches first; undefined without a search. */
  found: readonly FoundEntry[] | undefined;
  /** The goods that are listed at all. */
  where: readonly (SQL | undefined)[];
  dimensions: readonly Dimension[];
  ranges: readonly Range[];
}

const chosenValue = ({ column, isList, chosen }: Dimension): SQL | undefined => {
  if (chosen === undefined) return undefined;
  return isList ? sql`${column} @> array[${chosen}]` : sql`${column} = ${chosen}`;
};

const chosenRange = ({ value, min, max }: Range): SQL | undefined =>
  and(
    min === undefined ? undefined : sql`${value} >= ${min}`,
    max === undefined ? undefined : sql`${value} <= ${max}`,
  );

/** By how much a good misses a range, as the logarithm of the share: 0 within it. */
const missedBy = ({ value, min, max }: Range): SQL => {
  const number = sql`nullif(${value}, 0)::float8`;
  const below = min === undefined ? sql`0` : sql`ln(${Math.max(min, LEAST)}::float8 / ${number})`;
  const above = max === undefined ? sql`0` : sql`ln(${number} / ${Math.max(max, LEAST)}::float8)`;
  return sql`greatest(0, ${below}, ${above})`;
};

/** Stands in for zero, which has no logarithm. */
const LEAST = 0.001;

/** The nearest to what was chosen first: what has the first chosen value, then by all ranges, then what has more of the others. */
export function nearestFirst({ dimensions, ranges }: Pick<GoodsRequest, "dimensions" | "ranges">): SQL[] {
  const [first, ...others] = dimensions.flatMap((each) => chosenValue(each) ?? []);
  const missed = ranges.filter(({ min, max }) => min !== undefined || max !== undefined).map(missedBy);
  const matches = others.map((condition) => sql`(${condition})::int`);
  return [
    ...(first ? [sql`(${first}) desc nulls last`] : []),
    ...(missed.length > 0 ? [sql.join(missed, sql` + `)] : []),
    ...(matches.length > 0 ? [sql`${sql.join(matches, sql` + `)} desc nulls last`] : []),
  ];
}

/** The filters of a request by their key. */
const filtersOf = ({ dimensions, ranges }: GoodsRequest) =>
  [
    ...dimensions.map((each) => ({ key: each.key, condition: chosenValue(each) })),
    ...ranges.map((each) => ({ key: each.key, condition: chosenRange(each) })),
  ].flatMap(({ key, condition }) => (condition ? [{ key, condition }] : []));

interface GoodsOrder {
  /** Empty for the best matches of a search first. */
  orderBy: readonly SQL[];
  limit: number;
  offset: number;
}

/** The ids that a search found, with their place. */
const matchOf = (found: readonly FoundEntry[]): SQL =>
  sql`unnest(${sql.param(found.map(({ id }) => id))}::text[]) with ordinality as match(id, place)`;

/** The ids of one page. */
export async function readGoodsIds(
  db: Database,
  request: GoodsRequest,
  { orderBy, limit, offset }: GoodsOrder,
): Promise<string[]> {
  const { table, found } = request;
  const id = { id: sql<string>`${table.id}` };
  const rows = await (found
    ? db.select(id).from(matchOf(found)).innerJoin(table, sql`${table.id} = match.id`)
    : db.select(id).from(table)
  )
    .where(and(...request.where, ...filtersOf(request).map(({ condition }) => condition)))
    .orderBy(...(found && orderBy.length === 0 ? [sql`match.place`] : orderBy), sql`${table.slug}`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Reads what the counts of filters need of all listed goods, whatever is chosen. */
export async function readGoodsIndex(
  db: Database,
  { table, where, dimensions, ranges }: Omit<GoodsRequest, "found">,
): Promise<GoodsIndex> {
  const columns = Object.fromEntries(dimensions.map(({ key, column }) => [key, column]));
  const numbers = Object.fromEntries(ranges.map(({ key, value }) => [key, value.mapWith(Number)]));
  const rows = await db
    .select({ id: sql<string>`${table.id}`, values: columns, numbers })
    .from(table)
    .where(and(...where));
  return indexGoods(
    rows.map(({ id, values, numbers }) => ({
      ...{ id, numbers },
      values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, listOf(value)])),
    })),
  );
}

/** The values of a column that has one, several or none. */
const listOf = (value: unknown): string[] =>
  [value].flat().flatMap((each) => (each === null ? [] : String(each)));
