import { notPaidStates } from "@aradhana/core/payment";
import type { SearchType } from "@aradhana/core/search";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { products } from "../goods/products.table.ts";
import { orderItems, orders } from "../orders/orders.table.ts";
import type { FoundEntry } from "./find-entries.queries.ts";
import { searchEntries } from "./search-entries.table.ts";

/** What can be popular. A gem is a single piece, and what is no offer cannot be ordered. */
const popularTypes = ["pooja", "chadhaava", "abhimantrit"] as const satisfies readonly SearchType[];

/** What fewer people have ordered is not popular, and its place in a list would say something about them. */
const MIN_BUYERS = 5;

/** What most people have ordered since `since`, `most` of each type; several orders of one person count once. */
export const findOrdered = (db: Database, since: Date, most: number): Promise<FoundEntry[]> =>
  rowsOf<FoundEntry>(
    db,
    sql`
      with ordered as (
        select items.kind, items.slug, count(distinct bought.contact_phone_index)::int as buyers
        from ${orders} as bought inner join ${orderItems} as items on items.order_id = bought.id
        where bought.created_at >= ${since.toISOString()}::timestamptz
          and bought.state <> all(${sql.param(notPaidStates)}::text[])
          and items.kind = any(${sql.param(popularTypes)}::text[])
        group by items.kind, items.slug
        having count(distinct bought.contact_phone_index) >= ${MIN_BUYERS}
      ), ranked as (
        select *, row_number() over (partition by kind order by buyers desc, slug) as place from ordered
      )
      select ranked.kind, coalesce(product.id, ranked.slug) as id, ranked.buyers as rank
      from ranked
        left join ${products} as product on ranked.kind = 'abhimantrit' and product.slug = ranked.slug
      where place <= ${most}
      order by ranked.kind, place`,
  );

/** What the shop itself puts first, `most` of each type. */
export const findChosen = (db: Database, most: number): Promise<FoundEntry[]> =>
  rowsOf<FoundEntry>(
    db,
    sql`
      select chosen.kind, chosen.id, chosen.popularity as rank
      from unnest(${sql.param(popularTypes)}::text[]) as type, lateral (
        select kind, id, popularity from ${searchEntries} where kind = type
        order by popularity desc, id limit ${most}
      ) as chosen
      order by chosen.kind, chosen.popularity desc, chosen.id`,
  );
