import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Price } from "../quotes/price.rules.ts";
import { cartLines } from "./carts.table.ts";
import { lineAmounts, pieceOf } from "./line-amounts.rules.ts";
import type { StoredCartLine } from "./sealed-choice.ts";

/** Stores the prices that a quote of the cart shows its owner, so that they are no longer reported as changed. */
export async function storeSeenPrices(
  db: Database,
  lines: readonly StoredCartLine[],
  price: Price,
  lineIds: readonly string[],
): Promise<void> {
  const amounts = lineAmounts(price, lineIds);
  for (const { id, qty, seen } of lines) {
    const found = amounts.get(id);
    if (!found) continue;
    const amount = pieceOf(found, qty);
    if (seen?.amount === amount && seen.currency === price.currency) continue;
    await db
      .update(cartLines)
      .set({ seen: { currency: price.currency, amount } })
      .where(eq(cartLines.id, id));
  }
}
