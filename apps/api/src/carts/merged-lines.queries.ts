import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { cartLines, mergedCartLines } from "./carts.table.ts";
import { type ChosenLine, merge } from "./merge-lines.rules.ts";
import { type StoredCartLine, sealChoice } from "./sealed-choice.ts";

/** Stores that one line is now part of another, with everything that was merged into it before. */
export async function mergeLineIds(tx: Database, id: string, lineId: string): Promise<void> {
  await tx.update(mergedCartLines).set({ lineId }).where(eq(mergedCartLines.lineId, id));
  await tx.insert(mergedCartLines).values({ id, lineId });
}

/** Stores what a line becomes with the same chosen again. */
export async function mergeInto(
  tx: Database,
  vault: Vault,
  existing: StoredCartLine,
  other: ChosenLine,
): Promise<void> {
  const merged = merge(existing, other);
  await tx
    .update(cartLines)
    .set({ ...merged, ...sealChoice(vault, existing.id, merged.choice), removedAt: null })
    .where(eq(cartLines.id, existing.id));
}
