import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { type ChosenRange, type ChosenValue, isChosen } from "./chosen-filters.ts";
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

/** A list of goods with filters. */
export interface GoodsRequest {
  table: GoodsTable;
  /** The goods that are listed at all. */
  where: readonly (SQL | undefined)[];
  dimensions: readonly Dimension[];
  ranges: readonly Range[];
}

/** Whether a request has a filter. */
export const isFiltered = ({ dimensions, ranges }: GoodsRequest): boolean =>
  dimensions.some(({ chosen }) => chosen !== undefined) || ranges.some(isChosen);

type Listed = Pick<GoodsRequest, "table" | "where">;

/** The ids of one page of all listed goods. */
export async function readGoodsIds(
  db: Database,
  { table, where }: Listed,
  { value, descending }: GoodsSort,
  { limit, offset }: IndexedPage,
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(...where))
    .orderBy(descending ? sql`${value} desc` : value, sql`${table.slug}`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Those of these goods that are listed, in their order. */
export async function readListedIds(
  db: Database,
  { table, where }: Listed,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(sql`unnest(${sql.param(ids)}::text[]) with ordinality as match(id, place)`)
    .innerJoin(table, sql`${table.id} = match.id`)
    .where(and(...where))
    .orderBy(sql`match.place`);
  return rows.map(({ id }) => id);
}

/** Goods are read page by page: while the rows of one are parsed, nothing else runs. */
const PAGE_SIZE = 250;

/** Reads what filters, their counts and these sorts need of all listed goods, whatever is chosen. */
export async function readGoodsIndex(
  db: Database,
  { table, where, dimensions, ranges }: GoodsRequest,
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
