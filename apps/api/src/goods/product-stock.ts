import { sql } from "drizzle-orm";
import { products, productVariants } from "./products.table.ts";

/** Spelled with both tables: in a query of one table, columns have no prefix. */
export const ofProduct = sql`${productVariants}.product_id = ${products}.id`;

/** How many pieces of a product can be bought, in all its colours. */
export const productStock = sql<number>`(select coalesce(sum(stock - taken), 0)::int from ${productVariants}
  where ${ofProduct})`;
