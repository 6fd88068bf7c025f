import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Seats } from "../../catalogue/seats.ts";
import { products, productVariants } from "../../goods/products.table.ts";

const take: Seats["take"] = async (tx, variantId, _at, count) => {
  const inShop = tx.select({ id: products.id }).from(products).where(isNull(products.withdrawnAt));
  const taken = await tx
    .update(productVariants)
    .set({ taken: sql`${productVariants.taken} + ${count}` })
    .where(
      and(
        eq(productVariants.id, variantId),
        inArray(productVariants.productId, inShop),
        sql`${productVariants.taken} + ${count} <= ${productVariants.stock}`,
      ),
    )
    .returning({ id: productVariants.id });
  return taken.length === 1;
};

/** The stock of each colour of a product. */
export const productStock: Seats = {
  take,
  async release(tx, variantId, count) {
    await tx
      .update(productVariants)
      .set({ taken: sql`greatest(${productVariants.taken} - ${count}, 0)` })
      .where(eq(productVariants.id, variantId));
  },
  retake: async (tx, variantId, count) =>
    (await take(tx, variantId, new Date(0), count)) ? "taken" : "full",
};
