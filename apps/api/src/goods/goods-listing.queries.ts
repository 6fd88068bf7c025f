import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import type { FoundEntry } from "../search/find-entries.queries.ts";
import type { GoodsTable } from "./goods-columns.ts";

/** A filter by one of several values, such as a category or a laboratory. */
export interface Dimension {
  key: string;
  column: AnyPgColumn;
  /** Whether a good has several values. */
  isList?: boolean;
  chosen: string | number | undefined;
}

/** A filter by a number from a range. */
export interface Range {
  key: string;
  value: SQL;
  min: number | undefined;
  max: number | undefined;
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

export interface GoodsFacets {
  total: number;
  counts: { key: string; value: string; count: number }[];
  ranges: Record<string, { min: number; max: number } | null>;
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

/**
 * The total, the counts of each filter's values with the other filters applied, and the ranges likewise.
 */
export async function readGoodsFacets(db: Database, request: GoodsRequest): Promise<GoodsFacets> {
  const { table, dimensions, ranges, found } = request;
  const goods = found ? sql`${matchOf(found)} inner join ${table} on ${table.id} = match.id` : sql`${table}`;
  const filters = filtersOf(request);
  const nameOf = (key: string) => sql.identifier(`value ${key}`);
  const passes = (key: string) => sql.identifier(`passes ${key}`);
  const columns = [
    ...dimensions.map(({ key, column }) => sql`${column} as ${nameOf(key)}`),
    ...ranges.map(({ key, value }) => sql`${value} as ${nameOf(key)}`),
    ...filters.map(({ key, condition }) => sql`(${condition}) as ${passes(key)}`),
  ];
  const matches = (except?: string): SQL =>
    and(...filters.filter(({ key }) => key !== except).map(({ key }) => sql`${passes(key)}`)) ?? sql`true`;
  const total = sql`select 'total' as key, '' as value, count(*)::float8 as low, null::float8 as high
    from listed where ${matches()}`;
  const counted = dimensions.map(({ key, isList }) => {
    const value = isList ? sql`unnest(${nameOf(key)})` : sql`${nameOf(key)}::text`;
    return sql`select ${key}::text, value, count(*)::float8, null::float8
      from (select ${value} as value from listed where ${matches(key)}) as counted
      where value is not null group by value`;
  });
  const spans = ranges.map(
    ({
      key,
    }) => sql`select ${`range ${key}`}::text, '', min(${nameOf(key)})::float8, max(${nameOf(key)})::float8
      from listed where ${matches(key)}`,
  );
  const rows = await rowsOf<{ key: string; value: string; low: number | null; high: number | null }>(
    db,
    sql`with listed as materialized (
      select ${sql.join(columns, sql`, `)} from ${goods} where ${and(...request.where) ?? sql`true`}
    ) ${sql.join([total, ...counted, ...spans], sql` union all `)}`,
  );
  return {
    total: rows.find(({ key }) => key === "total")?.low ?? 0,
    counts: rows
      .filter(({ key }) => key !== "total" && !key.startsWith("range "))
      .map(({ key, value, low }) => ({ key, value, count: low ?? 0 })),
    ranges: Object.fromEntries(
      ranges.map(({ key }) => {
        const found = rows.find((row) => row.key === `range ${key}`);
        return [key, found?.low == null || found.high == null ? null : { min: found.low, max: found.high }];
      }),
    ),
  };
}
