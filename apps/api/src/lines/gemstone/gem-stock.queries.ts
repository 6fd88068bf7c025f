import { and, eq, isNull } from "drizzle-orm";
import type { Seats } from "../../catalogue/seats.ts";
import { gems } from "../../goods/gems.table.ts";

const take: Seats["take"] = async (tx, gemId) => {
  const taken = await tx
    .update(gems)
    .set({ taken: 1 })
    .where(and(eq(gems.id, gemId), eq(gems.taken, 0), isNull(gems.withdrawnAt)))
    .returning({ id: gems.id });
  return taken.length === 1;
};

/** A gem is a unique piece: of many buyers one gets it. */
export const gemStock: Seats = {
  take,
  async release(tx, gemId) {
    await tx.update(gems).set({ taken: 0 }).where(eq(gems.id, gemId));
  },
  retake: async (tx, gemId, count) => ((await take(tx, gemId, new Date(0), count)) ? "taken" : "full"),
};
