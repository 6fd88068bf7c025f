import type { GoodsType } from "@aradhana/core/contract";
import { eq, max, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { gems } from "../../goods/gems.table.ts";
import type { Certificate } from "../../goods/goods-columns.ts";
import { keyOf } from "../../goods/key-of.ts";
import { products } from "../../goods/products.table.ts";
import { goodsTerms } from "../../goods/terms.table.ts";
import type { Prices } from "../../money/prices.ts";

interface Priced {
  prices: Prices;
  /** In paise. */
  mrp: number | null;
}

interface GoodsTableEntry {
  table: typeof gems | typeof products;
  mrp: AnyPgColumn | SQL;
  /** Of a gem; a product has none. */
  settings: AnyPgColumn | SQL;
  /** The law wants an MRP on a package; a loose stone has none. */
  isPacked: boolean;
  price(tx: Database, id: string, priced: Priced): Promise<unknown>;
  /** Stores the facts with another report; null for none, which a gem never has. */
  certify(tx: Database, id: string, facts: SQL, lab: Certificate["lab"] | null): Promise<unknown>;
}

/** What staff change of the goods of each line. */
export const goodsTables: Readonly<Record<GoodsType, GoodsTableEntry>> = {
  abhimantrit: {
    ...{ table: products, mrp: products.mrp, settings: sql`'[]'::jsonb`, isPacked: true },
    // It is printed in rupees; prices abroad have none.
    price: (tx, id, { prices, mrp }) =>
      tx
        .update(products)
        .set({ prices, mrp: mrp === null ? {} : { inr: mrp } })
        .where(eq(products.id, id)),
    certify: (tx, id, facts) => tx.update(products).set({ facts }).where(eq(products.id, id)),
  },
  gemstone: {
    ...{ table: gems, mrp: sql`'{}'::jsonb`, settings: gems.settings, isPacked: false },
    price: (tx, id, { prices }) => tx.update(gems).set({ prices }).where(eq(gems.id, id)),
    certify: async (tx, id, facts, name) =>
      tx
        .update(gems)
        .set({ facts, ...(name && { lab: await labOf(tx, name) }) })
        .where(eq(gems.id, id)),
  },
};

/** The key of a laboratory, by which buyers filter gems; a new one is added. */
async function labOf(tx: Database, label: Certificate["lab"]): Promise<string> {
  const value = keyOf(label);
  const isLab = eq(goodsTerms.kind, "lab");
  const [last] = await tx
    .select({ position: max(goodsTerms.position) })
    .from(goodsTerms)
    .where(isLab);
  const position = (last?.position ?? 0) + 1;
  await tx.insert(goodsTerms).values({ kind: "lab", value, label, position }).onConflictDoNothing();
  return value;
}
