import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sandboxMandates } from "./sandbox.table.ts";

/** The buyer agrees to a mandate by paying; `declines` lets the bank decline its charges. */
export async function agreeToMandate(
  tx: Database,
  id: string,
  { declines }: { declines: boolean },
  at: Date,
) {
  await tx
    .update(sandboxMandates)
    .set({ state: "active", declines, updatedAt: at })
    .where(and(eq(sandboxMandates.id, id), eq(sandboxMandates.state, "created")));
}
