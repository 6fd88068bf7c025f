import { type GoodsOrder, goodsType, type OrderType } from "@aradhana/core/contract";
import { and, isNull, notInArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { goodOf } from "./goods-snapshot.ts";
import { productStock } from "./product-stock.ts";
import { products } from "./products.table.ts";

const MOST = 3;

/** Up to three products in stock that go with the ordered goods: for the same purposes, the popular ones first. */
export async function readSuggestions(
  db: Database,
  items: readonly { kind: OrderType; snapshot: object }[],
  { language, currency }: View,
): Promise<GoodsOrder["suggestions"]> {
  const ordered = items.flatMap(({ kind, snapshot }) =>
    v.is(goodsType, kind) ? [goodOf({ snapshot }).productId] : [],
  );
  const slugs = sql`(select array_agg(purpose) from (
    select unnest(purpose_slugs) as purpose from products where id = any(${sql.param(ordered)}::text[])
    union select unnest(purpose_slugs) from gems where id = any(${sql.param(ordered)}::text[])) as requested)`;
  const rows = await db
    .select({
      ...{ id: products.id, slug: products.slug, title: products.title, image: products.image },
      ...{ prices: products.prices, stock: productStock },
    })
    .from(products)
    .where(
      and(
        isNull(products.withdrawnAt),
        ordered.length > 0 ? notInArray(products.id, ordered) : undefined,
        sql`${products.purposeSlugs} && ${slugs}`,
        sql`${productStock} > 0`,
      ),
    )
    .orderBy(sql`${products.popularity} desc`)
    .limit(MOST);
  return rows.map((row) => ({
    ...{ type: "abhimantrit", id: row.id, slug: row.slug, title: row.title[language], stock: row.stock },
    image: { name: row.image.name, alt: row.image.alt[language] },
    price: priceIn(row.prices, currency),
  }));
}
