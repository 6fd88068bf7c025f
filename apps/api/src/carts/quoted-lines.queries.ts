import { isDeepStrictEqual } from "node:util";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lines as businessLines } from "../lines/lines.ts";
import type { CartInput, LineInput } from "../quotes/quotes.table.ts";
import { cartChanged } from "./carts.errors.ts";
import { cartLines, carts, mergedCartLines } from "./carts.table.ts";
import { inputOf } from "./read-cart.ts";

type Requested = Pick<CartInput, "lines">;

const piecesOf = (wanted: LineInput): number =>
  businessLines[wanted.type].cart?.counted?.piecesOf(wanted) ?? 1;

/** Whether what is chosen in a line is what was quoted, in whatever quantity. */
function isAsQuoted({ choice }: Pick<typeof cartLines.$inferSelect, "choice">, wanted: LineInput): boolean {
  const { countryCode, shipTo, postcode = "" } = wanted;
  const terms = { lang: "en" as const, country_code: countryCode, ship_to: shipTo, postcode };
  const now = inputOf({ choice, qty: piecesOf(wanted) }, terms);
  // As a quote is stored: without what is undefined.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(now)), wanted);
}

/** The ids that the lines of a quoted cart have now, by those that they were quoted under; merged ones are one. */
async function findLineIds(db: Database, { lines }: Requested): Promise<Map<string, string>> {
  const quotedIds = lines.map(({ id }) => id);
  const merged = await db.select().from(mergedCartLines).where(inArray(mergedCartLines.id, quotedIds));
  const newIds = new Map(merged.map(({ id, lineId }) => [id, lineId]));
  return new Map(quotedIds.map((id) => [id, newIds.get(id) ?? id]));
}

/** Locks the lines of a quoted cart until the transaction ends, and their carts. */
export async function lockQuotedLines(tx: Database, requested: Requested) {
  const before = [...(await findLineIds(tx, requested)).values()];
  const cartIds = tx.select({ id: cartLines.cartId }).from(cartLines).where(inArray(cartLines.id, before));
  // First the carts and always in the same sequence, like all that change several lines, to avoid deadlocks.
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(inArray(carts.id, cartIds))
    .orderBy(asc(carts.id))
    .for("update");
  // Again, because a login may have merged lines until the lock was there.
  const lineIds = await findLineIds(tx, requested);
  const rows = await tx
    .select()
    .from(cartLines)
    .where(inArray(cartLines.id, [...lineIds.values()]))
    .orderBy(asc(cartLines.id))
    .for("update");
  const pieces = new Map<string, number>();
  for (const { id, wanted } of requested.lines) {
    const lineId = lineIds.get(id) ?? id;
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + piecesOf(wanted));
  }
  return {
    /** The lines that still exist, removed ones too, each with the pieces that were quoted. */
    lines: rows.map((row) => ({ ...row, quoted: pieces.get(row.id) ?? 0 })),
    lineIds,
  };
}

export type LockedCart = Awaited<ReturnType<typeof lockQuotedLines>>;

/**
 * Locks a quoted cart as it is. Throws if not everything of it is still there as it was chosen; what was added since does not
 * count.
 */
export async function lockUnchangedCart(tx: Database, requested: Requested) {
  const locked = await lockQuotedLines(tx, requested);
  const left = locked.lines.filter(({ removedAt, qty, quoted }) => !removedAt && qty >= quoted);
  const there = new Map(left.map((line) => [line.id, line]));
  const isUnchanged = requested.lines.every(({ id, wanted }) => {
    const line = there.get(locked.lineIds.get(id) ?? id);
    return line !== undefined && isAsQuoted(line, wanted);
  });
  if (!isUnchanged) throw cartChanged();
  return locked;
}
