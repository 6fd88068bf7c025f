import { desc, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { firstShop, type Shop, shopOf } from "./shop.ts";
import { shopFacts } from "./shop-facts.table.ts";

/** Who runs the shop at a moment. */
export async function readShop(db: Database, at: Date): Promise<Shop> {
  const [valid] = await db
    .select({ facts: shopFacts.facts })
    .from(shopFacts)
    .where(lte(shopFacts.effectiveFrom, at))
    .orderBy(desc(shopFacts.effectiveFrom), desc(shopFacts.id))
    .limit(1);
  return valid ? shopOf(valid.facts) : firstShop;
}
