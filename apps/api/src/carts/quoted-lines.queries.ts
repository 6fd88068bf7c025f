import { and, inArray, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lines as businessLines } from "../lines/lines.ts";
import type { CartInput, LineInput } from "../quotes/quotes.table.ts";
import { cartLines, mergedCartLines } from "./carts.table.ts";

const piecesOf = (wanted: LineInput): number =>
  businessLines[wanted.type].cart?.counted?.piecesOf(wanted) ?? 1;

/** The lines of a quoted cart under the ids that they have now, each with its pieces; merged ones are one. */
export async function findQuotedLines(
  db: Database,
  { lines }: Pick<CartInput, "lines">,
): Promise<Map<string, number>> {
  const quotedIds = lines.map(({ id }) => id);
  const merged = await db.select().from(mergedCartLines).where(inArray(mergedCartLines.id, quotedIds));
  const lineIds = new Map(merged.map(({ id, lineId }) => [id, lineId]));
  const pieces = new Map<string, number>();
  for (const { id, wanted } of lines) {
    const lineId = lineIds.get(id) ?? id;
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + piecesOf(wanted));
  }
  return pieces;
}

/** Whether everything that was quoted is still in a cart. What was added since does not count. */
export async function isInCart(db: Database, requested: CartInput): Promise<boolean> {
  const quoted = await findQuotedLines(db, requested);
  const present = await db
    .select({ id: cartLines.id, qty: cartLines.qty })
    .from(cartLines)
    .where(and(inArray(cartLines.id, [...quoted.keys()]), isNull(cartLines.removedAt)));
  const quantities = new Map(present.map(({ id, qty }) => [id, qty]));
  return [...quoted].every(([id, pieces]) => (quantities.get(id) ?? 0) >= pieces);
}
