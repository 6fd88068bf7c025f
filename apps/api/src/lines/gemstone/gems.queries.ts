import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { amountIn } from "../../catalogue/amount-in.ts";
import type { Database } from "../../db/database.ts";
import { gems } from "../../goods/gems.table.ts";

export type GemRow = typeof gems.$inferSelect;

/** Matches gems that can be bought. */
export const isOnSale = and(eq(gems.taken, 0), isNull(gems.withdrawnAt));

/** These gems in the order of the ids. */
export async function readGems(db: Database, ids: readonly string[]): Promise<GemRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(gems)
    .where(inArray(gems.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Those of these gems that have a page, also sold ones, in the order of the ids. */
export async function readGemPages(db: Database, ids: readonly string[]): Promise<GemRow[]> {
  return (await readGems(db, ids)).filter(({ withdrawnAt }) => withdrawnAt === null);
}

/** A gem, also a sold one, which keeps its page; and others like it. */
export async function findGem(db: Database, id: string) {
  const [gem] = await db
    .select()
    .from(gems)
    .where(and(eq(gems.id, id), isNull(gems.withdrawnAt)));
  return gem && { gem, similar: await readSimilar(db, gem) };
}

const SIMILAR = 4;

/**
 * Gems on sale: of the same stone within ten percent in weight and price, then the others of the stone and those of its
 * planet; each time the nearest in weight and price together come first.
 */
function readSimilar(db: Database, gem: GemRow): Promise<GemRow[]> {
  const isNear = sql`(${gems.carat} between ${gem.carat * 0.9} and ${gem.carat * 1.1}
    and ${amountIn(gems.prices, "inr")} between ${Math.round(gem.prices.inr * 0.9)} and ${Math.round(gem.prices.inr * 1.1)})`;
  return db
    .select()
    .from(gems)
    .where(and(isOnSale, ne(gems.id, gem.id), eq(gems.planet, gem.planet)))
    .orderBy(
      sql`${gems.stone} = ${gem.stone} desc`,
      sql`${isNear} desc`,
      sql`abs(ln(${gems.carat}::float8 / ${gem.carat})) + abs(ln(${amountIn(gems.prices, "inr")}::float8 / ${gem.prices.inr}))`,
      asc(gems.slug),
    )
    .limit(SIMILAR);
}
