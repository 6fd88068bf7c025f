import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mergedCartLines } from "./carts.table.ts";

/** Stores that one line is now part of another, with everything that was merged into it before. */
export async function mergeLineIds(tx: Database, id: string, lineId: string): Promise<void> {
  await tx.update(mergedCartLines).set({ lineId }).where(eq(mergedCartLines.lineId, id));
  await tx.insert(mergedCartLines).values({ id, lineId });
}
