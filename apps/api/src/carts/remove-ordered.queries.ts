import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findQuote } from "../quotes/quotes.queries.ts";
import { isCart } from "../quotes/quotes.table.ts";
import { cartLines, carts } from "./carts.table.ts";
import { lockQuotedLines } from "./quoted-lines.queries.ts";

/**
 * Takes what was ordered with a quote out of the cart that it is in now, with the coupon that the order used. Pieces
 * that were added after the quote stay.
 */
export async function removeOrdered(tx: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(tx, quoteId);
  if (!quote || !isCart(quote.requested)) return;
  const { couponCode } = quote.requested;
  const cartIds = new Set<string>();
  const { lines } = await lockQuotedLines(tx, quote.requested);
  for (const { id, cartId, qty, quoted } of lines) {
    cartIds.add(cartId);
    const row = eq(cartLines.id, id);
    if (qty > quoted)
      await tx
        .update(cartLines)
        .set({ qty: qty - quoted })
        .where(row);
    else await tx.delete(cartLines).where(row);
  }
  if (!couponCode || quote.price.coupon?.status !== "applied") return;
  await tx
    .update(carts)
    .set({ couponCode: null })
    .where(and(inArray(carts.id, [...cartIds]), eq(carts.couponCode, couponCode)));
}
