import type { Currency } from "@aradhana/core/contract";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { builtOnce } from "../db/built-once.ts";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { deities } from "../deities/deities.table.ts";
import type { View } from "../http/view.ts";
import { purposes } from "../purposes/purposes.table.ts";
import { temples } from "../temples/temples.table.ts";
import type { Text } from "../text/text.ts";
import type { Filters, Page, Sort } from "./listing.rules.ts";
import type { ListingLine } from "./listing-line.ts";
import type { BindableFilters } from "./open-dates.queries.ts";

/** The number of results for one value of a filter, with the other filters applied. */
export type FacetCount = { key: "deity" | "purpose" | "temple"; value: string; name: Text; count: number };

/** The names of all values of the filters. */
export const readFacetNames = (db: Database): Promise<Omit<FacetCount, "count">[]> =>
  rowsOf(
    db,
    sql`select 'deity' as key, slug as value, name from ${deities}
      union all select 'purpose', slug, name from ${purposes}
      union all select 'temple', slug, name from ${temples}`,
  );

/** The ids of one page of the listing. */
export async function readIdsOnSale(...args: Parameters<typeof readPageOnSale>): Promise<string[]> {
  return (await readPageOnSale(...args)).map(({ id }) => id);
}

/** The id and the series of each item of one page of the listing. Ties have a stable order. */
export async function readPageOnSale(
  db: Database,
  line: ListingLine,
  filters: Filters,
  { currency, now }: View,
  { sort, limit, offset }: Page,
) {
  const chosen = Object.entries({ ...filters, now })
    .filter(([, value]) => value !== undefined)
    // A placeholder has no column that would convert a date.
    .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value] as const);
  const names = chosen.flatMap(([name]) => (name === "now" ? [] : [name as keyof Filters]));
  const query = idsQuery(line, { sort, currency, names })(db);
  return query.execute({ ...Object.fromEntries(chosen), limit, offset });
}

interface IdsQuery {
  sort: Sort;
  currency: Currency;
  /** The chosen filters: their values are bound when the query runs. */
  names: readonly (keyof Filters)[];
}

type BuildIdsQuery = (db: Database) => ReturnType<typeof buildIdsQuery>;

/**
 * The queries of each line by their filters, sort and currency: a few hundred at most. Writing the SQL of one takes longer
 * than reading a page with it.
 */
const idsQueries = new WeakMap<ListingLine, Map<string, BuildIdsQuery>>();

/** The query of a line for these filters, in one of its orders. */
function idsQuery(line: ListingLine, shape: IdsQuery): BuildIdsQuery {
  const ofLine = idsQueries.get(line) ?? new Map<string, BuildIdsQuery>();
  idsQueries.set(line, ofLine);
  const key = JSON.stringify(shape);
  const query = ofLine.get(key) ?? builtOnce((db) => buildIdsQuery(db, line, shape));
  ofLine.set(key, query);
  return query;
}

function buildIdsQuery(db: Database, line: ListingLine, { sort, currency, names }: IdsQuery) {
  const filters: BindableFilters = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
  const open = db.$with("open").as(line.selectOnSale(db, filters, { currency, now: sql.placeholder("now") }));
  const order = {
    soonest: [asc(open.startAt)],
    popular: [desc(open.popularity), asc(open.startAt)],
    price: [asc(open.price), asc(open.startAt)],
  };
  return (
    db
      .with(open)
      .select({ id: open.id, seriesSlug: open.seriesSlug })
      .from(open)
      .where(
        and(
          filters.deity ? sql`${open.deitySlugs} @> array[${filters.deity}]` : undefined,
          filters.purpose ? sql`${open.purposeSlugs} @> array[${filters.purpose}]` : undefined,
          filters.temple ? eq(open.templeSlug, filters.temple) : undefined,
        ),
      )
      .orderBy(...order[sort], asc(open.seriesSlug))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      // Without a name: `prepareStatements` names those that run often.
      .prepare("")
  );
}

/**
 * The total, and the counts of each filter with the other filters applied. A selected value is included even if its
 * count is zero.
 */
export async function readFacets(
  db: Database,
  line: ListingLine,
  filters: Omit<Filters, "series">,
  view: View,
): Promise<{ total: number; counts: FacetCount[] }> {
  const deity = filters.deity ? sql`deity_slugs @> array[${filters.deity}]` : sql`true`;
  const purpose = filters.purpose ? sql`purpose_slugs @> array[${filters.purpose}]` : sql`true`;
  const temple = filters.temple ? sql`temple_slug = ${filters.temple}` : sql`true`;
  const rows = await rowsOf<{ key: "total" | FacetCount["key"]; value: string; name: Text; count: number }>(
    db,
    sql`
      with open as (${line.selectOnSale(db, filters, view)}), counted as (
        select 'deity' as key, unnest(deity_slugs) as value from open where ${purpose} and ${temple}
        union all
        select 'purpose', unnest(purpose_slugs) from open where ${deity} and ${temple}
        union all
        select 'temple', temple_slug from open where ${deity} and ${purpose}
        union all
        select 'total', '' from open where ${deity} and ${purpose} and ${temple}
      ), named as (
        select 'deity' as key, slug, name, slug = ${filters.deity ?? ""} as chosen from ${deities}
        union all select 'purpose', slug, name, slug = ${filters.purpose ?? ""} from ${purposes}
        union all select 'temple', slug, name, slug = ${filters.temple ?? ""} from ${temples}
        union all select 'total', '', null, true
      )
      select named.key, named.slug as value, named.name, count(counted.key)::int as count
      from named left join counted on counted.key = named.key and counted.value = named.slug
      group by named.key, named.slug, named.name, named.chosen
      having count(counted.key) > 0 or named.chosen
      order by count desc, named.slug`,
  );
  return {
    total: rows.find(({ key }) => key === "total")?.count ?? 0,
    counts: rows.flatMap(({ key, ...row }) => (key === "total" ? [] : [{ key, ...row }])),
  };
}
