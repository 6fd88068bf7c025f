import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import type { FoundEntry } from "../search/find-entries.queries.ts";
import type { ChosenRange, ChosenValue } from "./chosen-filters.ts";
import type { GoodsTable } from "./goods-columns.ts";
import {
  type GoodsIndex,
  type IndexedGood,
  type IndexedPage,
  indexGoods,
  type NumberOrder,
} from "./goods-index.ts";

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

/** A sort by a number of each good. */
export interface GoodsSort extends NumberOrder {
  /** As an index of the table has it. */
  value: SQL;
  /** The same as a number, where the value is none. */
  number?: SQL;
}

/** The sorts that all goods have. */
export const sortBy = {
  popularity: ({ popularity }: GoodsTable): GoodsSort => ({
    ...{ key: "popularity", value: sql`${popularity}`, descending: true },
  }),
  newest: ({ createdAt }: GoodsTable): GoodsSort => ({
    ...{ key: "newest", value: sql`${createdAt}`, descending: true },
    number: sql`extract(epoch from ${createdAt})`,
  }),
};

/** Their kinds of entries in the search. */
export type GoodsKind = "abhimantrit" | "gemstone";

/** A query of a table of goods. */
export interface GoodsRequest {
  table: GoodsTable;
  /** What a search or the index found, best matches first; undefined without either. */
  found: readonly Pick<FoundEntry, "id">[] | undefined;
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

/** The filters of a request by their key. */
const filtersOf = ({ dimensions, ranges }: GoodsRequest) =>
  [
    ...dimensions.map((each) => ({ key: each.key, condition: chosenValue(each) })),
    ...ranges.map((each) => ({ key: each.key, condition: chosenRange(each) })),
  ].flatMap(({ key, condition }) => (condition ? [{ key, condition }] : []));

interface GoodsOrder extends IndexedPage {
  /** Undefined for the order of `found`. */
  sort: GoodsSort | undefined;
}

/** The ids that were found, with their place. */
const matchOf = (found: NonNullable<GoodsRequest["found"]>): SQL =>
  sql`unnest(${sql.param(found.map(({ id }) => id))}::text[]) with ordinality as match(id, place)`;

const orderOf = ({ value, descending }: GoodsSort): SQL => (descending ? sql`${value} desc` : value);

/** Whether a request has a filter. */
export const isFiltered = (request: GoodsRequest): boolean => filtersOf(request).length > 0;

/** The ids of one page. */
export async function readGoodsIds(
  db: Database,
  request: GoodsRequest,
  { sort, limit, offset }: GoodsOrder,
): Promise<string[]> {
  const { table, found } = request;
  const id = { id: sql<string>`${table.id}` };
  const rows = await (found
    ? db.select(id).from(matchOf(found)).innerJoin(table, sql`${table.id} = match.id`)
    : db.select(id).from(table)
  )
    .where(and(...request.where, ...filtersOf(request).map(({ condition }) => condition)))
    .orderBy(sort ? orderOf(sort) : sql`match.place`, sql`${table.slug}`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Goods are read page by page: while the rows of one are parsed, nothing else runs. */
const PAGE_SIZE = 250;

/** Reads what filters, their counts and these sorts need of all listed goods, whatever is chosen. */
export async function readGoodsIndex(
  db: Database,
  { table, where, dimensions, ranges }: Omit<GoodsRequest, "found">,
  sorts: readonly GoodsSort[],
): Promise<GoodsIndex> {
  const columns = Object.fromEntries(dimensions.map(({ key, column }) => [key, column]));
  const numbers = Object.fromEntries(
    [...ranges, ...sorts.map(({ number, ...sort }) => ({ ...sort, value: number ?? sort.value }))].map(
      ({ key, value }) => [key, value.mapWith(Number)],
    ),
  );
  const goods: IndexedGood[] = [];
  for (let after: string | undefined = ""; after !== undefined; ) {
    const rows: { slug: string; id: string; values: object; numbers: Record<string, number> }[] = await db
      .select({ slug: sql<string>`${table.slug}`, id: sql<string>`${table.id}`, values: columns, numbers })
      .from(table)
      .where(and(...where, sql`${table.slug} > ${after}`))
      .orderBy(table.slug)
      .limit(PAGE_SIZE);
    for (const { id, numbers, values } of rows) {
      const lists = Object.entries(values).map(([key, value]) => [key, listOf(value)]);
      goods.push({ id, numbers, values: Object.fromEntries(lists) });
    }
    after = rows.length === PAGE_SIZE ? rows.at(-1)?.slug : undefined;
  }
  return indexGoods(goods);
}

/** The values of a column that has one, several or none. */
const listOf = (value: unknown): string[] =>
  [value].flat().flatMap((each) => (each === null ? [] : String(each)));
