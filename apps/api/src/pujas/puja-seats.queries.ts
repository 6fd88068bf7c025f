import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Seats } from "../catalogue/seats.ts";
import { pujas } from "./pujas.table.ts";

/** The limited seats of pujas. */
export const pujaSeats: Seats = {
  async take(tx, pujaId, at) {
    const taken = await tx
      .update(pujas)
      .set({ booked: sql`${pujas.booked} + 1` })
      .where(
        and(
          eq(pujas.id, pujaId),
          eq(pujas.state, "published"),
          gt(pujas.cutoffAt, at),
          isNotNull(pujas.capacity),
          lt(pujas.booked, pujas.capacity),
        ),
      )
      .returning({ id: pujas.id });
    return taken.length === 1;
  },

  async release(tx, pujaId) {
    await tx
      .update(pujas)
      // Never below zero: a manually corrected count must not make the expiry of orders fail.
      .set({ booked: sql`greatest(${pujas.booked} - 1, 0)` })
      .where(eq(pujas.id, pujaId));
  },

  async retake(tx, pujaId) {
    const [puja] = await tx
      .update(pujas)
      .set({
        booked: sql`case when ${pujas.capacity} is null then ${pujas.booked} else ${pujas.booked} + 1 end`,
      })
      .where(and(eq(pujas.id, pujaId), or(isNull(pujas.capacity), lt(pujas.booked, pujas.capacity))))
      .returning({ capacity: pujas.capacity });
    if (!puja) return "full";
    return puja.capacity === null ? "unlimited" : "taken";
  },
};
