import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { productInput } from "../lines/abhimantrit/product-input.ts";
import { findQuote } from "../quotes/quotes.queries.ts";
import { isCart, type LineInput } from "../quotes/quotes.table.ts";
import { cartLines, carts, mergedCartLines } from "./carts.table.ts";

const piecesOf = (wanted: LineInput): number => (v.is(productInput, wanted) ? wanted.qty : 1);

/**
 * Takes what was ordered with a quote out of the cart that it is in now, with the coupon that the order used. Pieces
 * that were added after the quote stay.
 */
export async function removeOrdered(tx: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(tx, quoteId);
  if (!quote || !isCart(quote.requested)) return;
  const { lines, couponCode } = quote.requested;
  const merged = await tx
    .select()
    .from(mergedCartLines)
    .where(
      inArray(
        mergedCartLines.id,
        lines.map(({ id }) => id),
      ),
    );
  const lineIds = new Map(merged.map(({ id, lineId }) => [id, lineId]));
  const cartIds = new Set<string>();
  // Always in the same sequence, to avoid deadlocks.
  for (const { id, wanted } of lines.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const [line] = await tx
      .update(cartLines)
      .set({ qty: sql`${cartLines.qty} - ${piecesOf(wanted)}` })
      .where(eq(cartLines.id, lineIds.get(id) ?? id))
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
