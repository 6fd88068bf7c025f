import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findQuote } from "../quotes/quotes.queries.ts";
import { isCart } from "../quotes/quotes.table.ts";
import { cartLines, carts } from "./carts.table.ts";
import { findQuotedLines } from "./quoted-lines.queries.ts";

/**
 * Takes what was ordered with a quote out of the cart that it is in now, with the coupon that the order used. Pieces
 * that were added after the quote stay.
 */
export async function removeOrdered(tx: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(tx, quoteId);
  if (!quote || !isCart(quote.requested)) return;
  const { couponCode } = quote.requested;
  const cartIds = new Set<string>();
  const quoted = [...(await findQuotedLines(tx, quote.requested))];
  // Always in the same sequence, to avoid deadlocks.
  for (const [id, pieces] of quoted.toSorted(([a], [b]) => a.localeCompare(b))) {
    const [line] = await tx
      .update(cartLines)
      .set({ qty: sql`${cartLines.qty} - ${pieces}` })
      .where(eq(cartLines.id, id))
      .returning({ id: cartLines.id, qty: cartLines.qty, cartId: cartLines.cartId });
    if (!line) continue;
    cartIds.add(line.cartId);
    if (line.qty <= 0) await tx.delete(cartLines).where(eq(cartLines.id, line.id));
  }
  if (!couponCode || quote.price.coupon?.status !== "applied") return;
  await tx
    .update(carts)
    .set({ couponCode: null })
    .where(and(inArray(carts.id, [...cartIds]), eq(carts.couponCode, couponCode)));
}
