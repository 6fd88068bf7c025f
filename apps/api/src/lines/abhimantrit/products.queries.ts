import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { PlantPart } from "../../delivery/plants.rules.ts";
import { ofProduct, productStock } from "../../goods/product-stock.ts";
import { products, productVariants } from "../../goods/products.table.ts";

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof productVariants.$inferSelect;

const colors = sql<
  string[]
>`(select coalesce(array_agg(color order by position), '{}') from ${productVariants}
  where ${ofProduct} and color is not null)`;

/** Matches products of which at least one piece can be bought. */
export const isInStock = sql`exists (select from ${productVariants}
  where ${ofProduct} and stock > taken)`;

const cardColumns = {
  ...{ id: products.id, slug: products.slug, title: products.title, category: products.category },
  ...{ image: products.image, prices: products.prices, mrp: products.mrp, stock: productStock, colors },
  ...{ hsn: products.hsn, plantPart: sql<PlantPart | null>`${products.facts} ->> 'plantPart'` },
  ...{ ratingSum: products.ratingSum, ratingCount: products.ratingCount },
};

/** The columns of the cards of these products in the order of the ids, without withdrawn ones. */
export async function readProductCards(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.withdrawnAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ProductCardRow = Awaited<ReturnType<typeof readProductCards>>[number];

/** A listed product with its colours, and the ids of up to four others of its kind or for its deity. */
export async function findProduct(db: Database, id: string) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.withdrawnAt)));
  if (!product) return undefined;
  const [variants, related] = await Promise.all([
    db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, id))
      .orderBy(asc(productVariants.position)),
    db
      .select({ id: products.id })
      .from(products)
      .where(and(isNull(products.withdrawnAt), ne(products.id, id), eq(products.category, product.category)))
      .orderBy(sql`${products.popularity} desc`, asc(products.slug))
      .limit(4),
  ]);
  return { product, variants, relatedIds: related.map((each) => each.id) };
}
